import { createContext } from 'react';

/** What can be done with a value of a memory, where more is known than the two texts. */
export interface ValueActions {
  /** Asks along the path when the value at a JSON pointer changed. */
  readonly askWhen: (pointer: string) => void;
}

/** Null where nothing more is known. */
export const ValueActionsContext = createContext<ValueActions | null>(null);
