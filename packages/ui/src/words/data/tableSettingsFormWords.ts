/** Those of the dialog, which load with it. */
export const tableSettingsFormWords = {
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  columns: 'Columns',
  comesFirst: (column: string) => `${column} always shows, and comes first.`,
  moveUp: (column: string, place: number, count: number) =>
    `Move ${column} up, now ${place} of ${count}`,
  moveDown: (column: string, place: number, count: number) =>
    `Move ${column} down, now ${place} of ${count}`,
};
