export const selectionTableWords = {
  column: 'Select',
  selectRow: (row: string) => `Select ${row}`,
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  selectPage: (_count: number, formatted: string) => `Select all ${formatted} on this page`,
  selected: (_count: number, formatted: string) => `${formatted} selected`,
  onOtherPages: (_count: number, formatted: string) => `${formatted} of them on other pages`,
  notInList: (_count: number, formatted: string) => `${formatted} of them not in this list`,
  nothing: 'Nothing selected',
  bar: 'Selected rows',
  clear: 'Clear selection',
};
