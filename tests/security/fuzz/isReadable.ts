import { METHODS } from 'node:http';
import type { Draft } from './Draft.ts';

/** What a header's value may not hold (RFC 9110, 5.5), as far as parsers care. */
const control = /(?!\t)\p{Cc}/u;

/** A path on the server, or a whole address (RFC 9112, 3.2). */
const target = /^(\/|https?:\/\/[^/])[!-~]*$/;

/** A text as it is sent: signs of two bytes lose one. */
const sent = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** Whether a request is HTTP at all: of what is not, nobody can say which field is wrong. */
export function isReadable({ method, path, query, headers, isBroken }: Draft): boolean {
  if (isBroken || !METHODS.includes(method)) return false;
  const parts = [path, ...query.flat()].join('');
  return target.test(sent(parts)) && !headers.flat().some((text) => control.test(sent(text)));
}
