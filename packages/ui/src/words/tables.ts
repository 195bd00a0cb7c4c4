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

export const sortSelectWords = {
  /** What each order of a column is called, by the kind of its values. */
  orders: {
    date: { asc: 'oldest first', desc: 'newest first' },
    dueDate: { asc: 'soonest', desc: 'latest' },
    number: { asc: 'smallest first', desc: 'largest first' },
    text: { asc: 'A to Z', desc: 'Z to A' },
  },
  /** The orders of a list by its only date. */
  onlyDate: { asc: 'Oldest first', desc: 'Newest first' },
  order: (column: string, order: string) => `${column}, ${order}`,
  dueOrder: (column: string, order: string) =>
    column.includes(' ') ? `${column}, ${order}` : `${column} ${order}`,
};

export const sortAnnouncementWords = {
  sorted: (table: string, column: string, direction: 'asc' | 'desc') =>
    `The table named ${table} is now sorted by ${column}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
  unsorted: (table: string) => `The table named ${table} is now unsorted`,
};

/** The words of the dialog for columns. They load with it. */
export const tableSettingsFormWords = {
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  columns: 'Columns',
  comesFirst: (column: string) => `${column} always shows, and comes first.`,
  noRoom: 'In the opened row: not enough room',
  moveUp: (column: string, place: number, count: number) =>
    `Move ${column} up, now ${place} of ${count}`,
  moveDown: (column: string, place: number, count: number) =>
    `Move ${column} down, now ${place} of ${count}`,
};

export const tableSettingsWords = {
  open: 'Columns',
  title: 'Columns',
  useDefaults: 'Use defaults',
  done: 'Done',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const treeTableWords = {
  /** Names a branch within a sentence. */
  under: (row: string) => `the rows under ${row}`,
  level: (level: number) => `Level ${level}: `,
  show: (branch: string) => `Show ${branch}`,
  loading: (branch: string) => `Loading ${branch} …`,
  stillLoading: (branch: string) => `Still trying to load ${branch}`,
  failed: (branch: string) => `${capital(branch)} could not be loaded.`,
  empty: (branch: string) => `Nothing to show in ${branch}.`,
  tryAgain: 'Try again',
  tryAgainToLoad: (branch: string) => `Try again to load ${branch}`,
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  loaded: (branch: string, count: number, formatted: string) =>
    `Loaded ${branch}: ${formatted} ${count === 1 ? 'row' : 'rows'}`,
  couldNotLoad: (branch: string) => `Could not load ${branch}`,
  showMore: (_count: number, formatted: string) => `Show ${formatted} more`,
  /** Follows `showMore` for screen readers. */
  ofBranch: (branch: string) => `of ${branch}`,
  shownOf: (_shown: number, formatted: string, _total: number, formattedTotal: string) =>
    `${formatted} of ${formattedTotal} shown`,
  moreFailed: 'More could not be loaded; try again.',
  moreCouldNotLoad: (branch: string) => `More of ${branch} could not be loaded`,
};
