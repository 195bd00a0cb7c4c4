/** What may stand beside a data folder. Whatever a killed process leaves, its name says what it is. */
export interface NamesBeside {
  /** An empty database in the making. */
  readonly creating: string;
  /** A copy of the folder in the making; whole only where the folder itself is missing. */
  readonly copying: string;
  /** The folder as it was before it was opened. While it stands, nothing was acknowledged since. */
  readonly before: string;
  /** What nobody needs any more. */
  readonly discarded: string;
  /** A folder that failed to open, beside a copy that an earlier start had made of it. */
  readonly failed: string;
}

/** Names what a start keeps beside a data folder. */
export const namesBeside = (dataFolder: string): NamesBeside => ({
  creating: `${dataFolder}.creating`,
  copying: `${dataFolder}.opening`,
  before: `${dataFolder}.before`,
  discarded: `${dataFolder}.discarded`,
  failed: `${dataFolder}.failed-${Date.now()}`,
});
