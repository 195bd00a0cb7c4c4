const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const names = { byte: 'bytes', kilobyte: 'kB', megabyte: 'MB', gigabyte: 'GB' } as const;

/** The size of a file in the unit in which people say it, with one decimal below 10. */
export function fileSizeOf(bytes: number) {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const rounded = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return { value: rounded, unit: units[power] ?? 'byte' };
}

/** The size of a file as people say it: `820 bytes`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const { value, unit } = fileSizeOf(bytes);
  return `${value} ${bytes === 1 ? unit : names[unit]}`;
}
