export const editCellWords = {
  /** Names a cell by its column and its row. */
  cell: (column: string, row: string) => `${column} of ${row}`,
  edit: (cell: string) => `Edit ${cell}`,
  keys: 'Enter saves, Escape cancels.',
  saving: 'Saving',
  saved: (cell: string) => `Saved ${cell}`,
  failed: 'Could not save. Try again.',
  notSaved: (cell: string, reason: string) => `${cell} was not saved. ${reason}`,
};
