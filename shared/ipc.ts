/**
 * What only the desktop's shell can do. Native things alone: all data goes over the control port, so that
 * the same page runs in a browser, where `window.signalbox` is missing. Under ten entries.
 */
export interface NativeBridge {
  /** Shows the workspace's folder in the system's file manager; gives what the system has against it, null where nothing. */
  showDataFolder(): Promise<string | null>;
}

/** The channel of each entry. */
export const channels = {
  showDataFolder: 'signalbox:showDataFolder',
} as const satisfies Record<keyof NativeBridge, string>;
