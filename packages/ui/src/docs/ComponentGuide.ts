/** What a reader of the docs is told of a component before its props. */
export interface ComponentGuide {
  /** What it is for, as somebody looks for it: 'Let somebody choose one of many values'. */
  readonly job: string;
  /** When it is right. */
  readonly use: string;
  /** When it is not, and what is right then. */
  readonly avoid: string;
  /** Its keys beside Tab, each with what it does; none for what takes no focus. */
  readonly keys?: Readonly<Record<string, string>>;
}
