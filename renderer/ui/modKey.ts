/** How the key that shortcuts begin with is written on this machine. */
export const MOD_KEY = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';
