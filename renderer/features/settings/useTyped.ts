import { useEffect, useRef, useState } from 'react';

/** What stands in a setting's field. */
export interface Typed {
  readonly typed: string;
  /** The person has changed it. */
  edit(text: string): void;
  /** What was typed is kept, or is what was kept already: the field follows the setting again. */
  settle(): void;
  takeBack(): void;
}

/** A field's text: as the setting is kept, until the person types; from then on another window's change leaves it alone. */
export function useTyped(kept: string): Typed {
  const [typed, setTyped] = useState(kept);
  const edited = useRef(false);
  useEffect(() => {
    if (!edited.current) setTyped(kept);
  }, [kept]);
  return {
    typed,
    edit: (text) => {
      edited.current = true;
      setTyped(text);
    },
    settle: () => {
      edited.current = false;
    },
    takeBack: () => {
      edited.current = false;
      setTyped(kept);
    },
  };
}
