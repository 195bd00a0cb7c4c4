/** A frequent question and its answer. */
interface HelpTopic {
  readonly question: string;
  readonly answer: string;
}

/** The topics of one area of the portal. */
export interface HelpArea {
  readonly area: string;
  readonly topics: readonly HelpTopic[];
}
