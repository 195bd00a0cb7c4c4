export const selectionTableWords = {
  column: 'Select',
  selectRow: (row: string) => `Select ${row}`,
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  selectPage: (_count: number, formatted: string) => `Select all ${formatted} on this page`,
  selected: (_count: number, formatted: string) => `${formatted} selected`,
  onOtherPages: (_count: number, formatted: string) => `${formatted} of them on other pages`,
  notInList: (_count: number, formatted: string) => `${formatted} of them not in this list`,
  selectAllMatching: (_total: number, formatted: string) => `Select all ${formatted} that match`,
  selectOnlyPage: (_count: number, formatted: string) =>
    `Select only the ${formatted} on this page`,
  allMatching: (_total: number, formatted: string) => `All ${formatted} that match are selected`,
  allMatchingExcept: (
    _count: number,
    formatted: string,
    _total: number,
    formattedTotal: string,
    _except: number,
    formattedExcept: string,
  ) => `${formatted} selected: all ${formattedTotal} that match, except ${formattedExcept}`,
  nothing: 'Nothing selected',
  bar: 'Selected rows',
  clear: 'Clear selection',
};
