import type { NativeBridge } from '../../shared/ipc.ts';

declare global {
  interface Window {
    /** Put there by the desktop's shell. */
    readonly signalbox?: NativeBridge;
  }
}

/** What only the desktop can do; undefined in a plain browser. */
export const native = (): NativeBridge | undefined => window.signalbox;
