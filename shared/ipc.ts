/**
 * What only the desktop's shell can do. Native things alone: all data goes over the control port, so that
 * the same page runs in a browser, where `window.signalbox` is missing. Under ten entries.
 */
export interface NativeBridge {
  /** Asks the person, then opens an http(s) address outside; says whether it was opened. */
  openExternal(url: string): Promise<boolean>;
  /** Shows the workspace's folder in the system's file manager. */
  showDataFolder(): Promise<void>;
}

/** The channel of each entry. */
export const channels = {
  openExternal: 'signalbox:openExternal',
  showDataFolder: 'signalbox:showDataFolder',
} as const satisfies Record<keyof NativeBridge, string>;
