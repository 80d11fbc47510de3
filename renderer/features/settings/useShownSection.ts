import { useEffect, useRef, useState } from 'react';
import type { SectionId } from './sections.ts';
import { SECTIONS } from './sections.ts';

/** A section counts as shown once its start is within so many pixels of the top. */
const NEAR_TOP = 60;

/** Which section of the settings is at the top of what scrolls; `ready` once they are drawn. */
export function useShownSection(ready: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<SectionId>(SECTIONS[0].id);
  useEffect(() => {
    const box = scroller.current;
    if (!ready || !box) return undefined;
    const look = () => {
      const top = box.getBoundingClientRect().top + NEAR_TOP;
      const passed = SECTIONS.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= top);
      setShown(passed.at(-1)?.id ?? SECTIONS[0].id);
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [ready]);
  return { scroller, shown };
}
