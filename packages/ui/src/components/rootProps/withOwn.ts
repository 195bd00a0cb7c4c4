/** Joins the class of a component and the class that an app adds. */
export const withOwn = (own: string, added: string | undefined): string =>
  added ? `${own} ${added}` : own;
