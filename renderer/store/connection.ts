import { create } from 'zustand';

/** How this page hears from the host. */
export type Link = 'connecting' | 'live' | 'lost';

interface Connection {
  readonly link: Link;
  /** True where the host knows this page's token no more: it was started again, or the page was opened without one. */
  readonly expired: boolean;
  setLink(link: Link): void;
  expire(): void;
}

export const useConnection = create<Connection>((set) => ({
  link: 'connecting',
  expired: false,
  setLink: (link) => set({ link }),
  expire: () => set({ expired: true }),
}));
