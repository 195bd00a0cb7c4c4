/** The value below which a share of the values lies: 0.5 for the median. NaN if there is none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;

/** Whether a figure reaches its goal, for a line that a benchmark prints. */
export const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED');
