import { useEffect, useRef } from 'react';

/** Something a person can do, as the command palette lists it. */
export interface Command {
  readonly group: string;
  readonly title: string;
  /** Other words that find it. */
  readonly words?: string;
  /** The keys that do the same without the palette. */
  readonly keys?: string;
  readonly run: () => void;
}

const offers = new Set<() => readonly Command[]>();

/** Adds to the command palette what can be done here, for as long as this is on screen. */
export function useOffered(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const offer = () => latest.current;
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, []);
}

/** What the screen that is on offers at this moment. */
export function offeredCommands(): readonly Command[] {
  return [...offers].flatMap((offer) => offer());
}
