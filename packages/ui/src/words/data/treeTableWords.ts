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
  /** The counts are formatted; `count` decides between one and several. */
  loaded: (branch: string, rows: string, count: number) =>
    `Loaded ${branch}: ${rows} ${count === 1 ? 'row' : 'rows'}`,
  couldNotLoad: (branch: string) => `Could not load ${branch}`,
  showMore: (count: string) => `Show ${count} more`,
  /** Follows `showMore` for screen readers. */
  ofBranch: (branch: string) => `of ${branch}`,
  shownOf: (shown: string, total: string) => `${shown} of ${total} shown`,
  moreFailed: 'More could not be loaded; try again.',
  moreCouldNotLoad: (branch: string) => `More of ${branch} could not be loaded`,
};
