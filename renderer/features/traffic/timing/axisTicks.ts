/** Round moments from 0 up to a total, at most six steps apart: 0, 20, 40, … of 103. */
export function axisTicks(total: number): readonly number[] {
  if (!(total > 0)) return [0];
  const power = 10 ** Math.floor(Math.log10(total / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => total / size <= 6) ?? total;
  return Array.from({ length: Math.floor(total / step + 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}
