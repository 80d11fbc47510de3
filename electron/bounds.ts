import { z } from 'zod';

const Bounds = z.object({ x: z.int(), y: z.int(), width: z.int().min(200), height: z.int().min(200) });
export type Bounds = z.infer<typeof Bounds>;

/** Reads remembered bounds; null where the text is none, or where no screen shows the title bar any more. */
export function readBounds(text: string, screens: readonly Bounds[]): Bounds | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A half-written file is no reason not to start.
    return null;
  }
  const bounds = Bounds.safeParse(value);
  if (!bounds.success) return null;
  const { x, y, width } = bounds.data;
  const middle = x + width / 2;
  const shown = screens.some((area) => middle >= area.x && middle < area.x + area.width && y >= area.y && y < area.y + area.height);
  return shown ? bounds.data : null;
}
