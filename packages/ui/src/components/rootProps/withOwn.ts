/** The class of a component, and the one that an app adds. */
export const withOwn = (own: string, added: string | undefined): string =>
  added ? `${own} ${added}` : own;
