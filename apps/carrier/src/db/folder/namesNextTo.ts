/** The folders that can be next to a data folder. After a killed process, the name says what each contains. */
export interface NamesNextTo {
  /** An empty database in the making. */
  readonly creating: string;
  /** A copy of the folder in the making. It is complete only when the folder itself is missing. */
  readonly copying: string;
  /** The folder before it was opened. While it exists, no write was acknowledged since. */
  readonly before: string;
  /** What is no longer needed. */
  readonly discarded: string;
  /** A folder that failed to open, when an earlier start had made a copy of it. */
  readonly failed: string;
}

/** The names of the folders that a start keeps next to a data folder. */
export const namesNextTo = (dataFolder: string): NamesNextTo => ({
  creating: `${dataFolder}.creating`,
  copying: `${dataFolder}.opening`,
  before: `${dataFolder}.before`,
  discarded: `${dataFolder}.discarded`,
  failed: `${dataFolder}.failed-${Date.now()}`,
});
