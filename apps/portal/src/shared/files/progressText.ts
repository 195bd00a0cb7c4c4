/** How far an export is: percent where the whole is known, else what has come. */
export function progressText(
  progress: { readonly received: number; readonly total: number | undefined } | undefined,
): string {
  if (!progress) return 'Exporting …';
  const { received, total } = progress;
  if (total) return `Exporting, ${Math.round((received / total) * 100)}%`;
  return `Exporting, ${Math.ceil(received / 1000)} kB`;
}
