const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** The size of a file as people say it: `820 bytes`, `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const rounded = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${units[power]}`;
}
