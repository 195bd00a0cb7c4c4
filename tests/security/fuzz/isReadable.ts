import { METHODS } from 'node:http';
import type { Draft } from './Draft.ts';

/** Characters that a header's value must not contain (RFC 9110, 5.5), as parsers check it. */
const control = /(?!\t)\p{Cc}/u;

/** A path on the server, or a whole address (RFC 9112, 3.2). */
const target = /^(\/|https?:\/\/[^/])[!-~]*$/;

/** A text as it is sent: characters of two bytes lose one byte. */
const sent = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** Whether a request is HTTP. If not, a server cannot name the wrong field. */
export function isReadable({ method, path, query, headers, isBroken }: Draft): boolean {
  if (isBroken || !METHODS.includes(method)) return false;
  const parts = [path, ...query.flat()].join('');
  return target.test(sent(parts)) && !headers.flat().some((text) => control.test(sent(text)));
}
