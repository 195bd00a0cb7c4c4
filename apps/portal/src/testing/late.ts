/** Code that loads when it is first wanted comes slowly from a cold dev server. */
export const late = { timeout: 10_000 };
