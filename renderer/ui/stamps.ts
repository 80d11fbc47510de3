/** Which returned memories get a stamp, as people choose it. */
export const STAMPS = [
  { value: 'off', label: 'Off', hint: 'Memories are returned as they were decided' },
  { value: 'identical', label: 'Identical siblings', hint: 'Only where siblings return the same memory' },
  { value: 'always', label: 'Always', hint: 'Every memory that is returned' },
] as const;
