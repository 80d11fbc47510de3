/** A time of day to a millisecond, such as `10:42:07.918`, in the person's own zone. */
export function describeClock(at: number): string {
  const date = new Date(at);
  const part = (value: number) => String(value).padStart(2, '0');
  const ms = String(date.getMilliseconds()).padStart(3, '0');
  return `${part(date.getHours())}:${part(date.getMinutes())}:${part(date.getSeconds())}.${ms}`;
}

/** A time as short as it can be told from now: `10:42:07` today, `30 Nov 10:42` on another day of the year, else `2026-11-30`. */
export function describeWhen(at: number, now: number): string {
  const date = new Date(at);
  const today = new Date(now);
  const part = (value: number) => String(value).padStart(2, '0');
  const minutes = `${part(date.getHours())}:${part(date.getMinutes())}`;
  if (date.toDateString() === today.toDateString()) return `${minutes}:${part(date.getSeconds())}`;
  if (date.getFullYear() === today.getFullYear()) return `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${minutes}`;
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A moment in full, such as `2026-11-30 10:42:07.918`. */
export function describeMoment(at: number): string {
  const date = new Date(at);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const day = `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
  return `${day} ${part(date.getHours())}:${part(date.getMinutes())}:${part(date.getSeconds())}.${part(date.getMilliseconds(), 3)}`;
}

/** A duration as people read it: `0.4 ms`, `38 ms`, `1.84 s`, `30.0 s`, `6:12 min`, `3:04 h`. */
export function describeDuration(ms: number): string {
  if (ms < 0.05) return ms > 0 ? '< 0.1 ms' : '0 ms';
  if (ms < 0.95) return `${ms.toFixed(1)} ms`;
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  const seconds = ms / 1_000;
  if (seconds < 9.995) return `${seconds.toFixed(2)} s`;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const part = (value: number) => String(value).padStart(2, '0');
  if (whole < 3_600) return `${Math.floor(whole / 60)}:${part(whole % 60)} min`;
  return `${Math.floor(whole / 3_600)}:${part(Math.floor((whole % 3_600) / 60))} h`;
}
