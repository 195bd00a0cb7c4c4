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
