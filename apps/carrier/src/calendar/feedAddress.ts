/** Where calendars read. The braces keep the token out of logs, which have the pattern only. */
export const feedPath = '/API/Calendar/{file}';

const ending = '.ics';

/** The address of a token, with the ending that calendar programs expect. */
export const feedAddress = (origin: string, token: string) =>
  `${origin}${feedPath.replace('{file}', `${token}${ending}`)}`;

/** The token in the last part of an address; undefined if it cannot be one. */
export function tokenOf(file: string): string | undefined {
  const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
  return token;
}
