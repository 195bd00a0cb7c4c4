/** What the docs say about a component before its props. */
export interface ComponentGuide {
  /** The task of the user: 'Choose one of many values'. */
  readonly job: string;
  /** What other libraries and users call it; the search finds it by each. */
  readonly synonyms?: readonly string[];
  /** When it is right. */
  readonly use: string;
  /** When to use another component, and which. */
  readonly avoid: string;
  /** What to use instead of a component that will be removed; none for one that stays. */
  readonly deprecated?: string;
  /** True for a part of other components that apps cannot import: it is not offered to them. */
  readonly isInternal?: true;
  /** Its keys apart from Tab, each with what it does; none for a component without focus. */
  readonly keys?: Readonly<Record<string, string>>;
}
