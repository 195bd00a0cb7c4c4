export const selectionTableWords = {
  column: 'Select',
  selectRow: (row: string) => `Select ${row}`,
  /** The counts are formatted: '1,240'. */
  selectPage: (count: string) => `Select all ${count} on this page`,
  selected: (count: string) => `${count} selected`,
  onOtherPages: (count: string) => `${count} of them on other pages`,
  notInList: (count: string) => `${count} of them not in this list`,
  selectAllMatching: (total: string) => `Select all ${total} that match`,
  selectOnlyPage: (count: string) => `Select only the ${count} on this page`,
  allMatching: (total: string) => `All ${total} that match are selected`,
  allMatchingExcept: (count: string, total: string, except: string) =>
    `${count} selected: all ${total} that match, except ${except}`,
  nothing: 'Nothing selected',
  bar: 'Selected rows',
  clear: 'Clear selection',
};
