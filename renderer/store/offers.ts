import { useEffect, useRef } from 'react';

/** Something a person can do, as the command palette lists it. */
export interface Command {
  readonly group: string;
  /** Also names it: of one place, no two have the same. */
  readonly title: string;
  /** Other words that find it. */
  readonly words?: string;
  /** The keys that do the same without the palette. */
  readonly keys?: string;
  readonly run: () => void;
}

type Offer = () => readonly Command[];

const offers = new Set<Offer>();

/** Adds to the command palette what can be done here, for as long as this is on screen. */
export function useOffered(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => addOffer(() => latest.current), []);
}

/** Offers what a function gives when it is asked; returns how to take it back. */
export function addOffer(offer: Offer): () => void {
  offers.add(offer);
  return () => {
    offers.delete(offer);
  };
}

/** What the screen that is on offers at this moment. A command does what it would do when it is run; nothing where it is offered no more. */
export function offeredCommands(): readonly Command[] {
  return [...offers].flatMap((offer) => offer().map((command) => ({ ...command, run: () => runPresent(offer, command.title) })));
}

function runPresent(offer: Offer, title: string): void {
  if (!offers.has(offer)) return;
  offer()
    .find((command) => command.title === title)
    ?.run();
}
