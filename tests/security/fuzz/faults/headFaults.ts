import { fault, oneOf } from '../Fault.ts';
import { hostileText } from '../hostile.ts';

const always = () => true;

const methods = 'GET POST PUT PATCH DELETE HEAD OPTIONS TRACE PROPFIND QUERY'.split(' ');

const names =
  'Accept Accept-Encoding Accept-Language Authorization Content-Language Forwarded If-Match If-Modified-Since If-None-Match Origin Range Referer Sec-Fetch-Site User-Agent X-CSRF-Token X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-HTTP-Method-Override X-Request-Id __proto__'.split(
    ' ',
  );

/** A text that a header can contain: without line ends. */
const inHeader = (text: string) => text.replaceAll(/[\r\n\0]/g, '');

/** Faults of the first line and the headers. */
export const headFaults = [
  fault(2, always, (draft, random) => {
    draft.method = oneOf(random, methods) ?? '';
  }),
  fault(1, always, (draft, random) => {
    const wrong = random.pick([
      { method: 'get' },
      { method: 'FOO' },
      { method: 'CONNECT' },
      { method: '' },
      { version: 'HTTP/1.0' },
      { version: 'HTTP/2.0' },
      { version: 'HTTP/9.9' },
      { version: '' },
      { version: 'HTTP/1.1 x' },
    ]);
    Object.assign(draft, wrong, { isBroken: true, isLast: true });
  }),
  fault(1, always, (draft, random) => {
    const host = random.pick([
      '',
      'a b',
      'a/b',
      'a@b',
      '[::1',
      '\u00ff',
      'a'.repeat(5000),
      ':99999',
      'elsewhere.example',
      '%00',
    ]);
    if (random.chance(0.5)) draft.headers.push(['Host', 'localhost'], ['host', host]);
    else draft.headers.push(['Host', host]);
  }),
  fault(4, always, (draft, random) => {
    const name = oneOf(random, names) ?? '';
    const times = random.pick([1, 1, 1, 2, 50]);
    for (let at = 0; at < times; at += 1) {
      const value = random.pick([
        inHeader(hostileText(random)),
        'a,'.repeat(random.int(1, 3000)),
        '\u00ff\u0080',
        '2001:db8::1:80, [::1]:x, 1.2.3.4:5, unknown, ::ffff:1.2.3.4',
        'bytes=0-0,1-1,-1',
        '*/*;q=2;q=x',
        '"',
      ]);
      draft.headers.push([name, value]);
    }
  }),
  fault(1, always, (draft, random) => {
    const value = random.pick([
      '__Host-session',
      '__Host-session=',
      '__Host-session="',
      '__Host-session=%00',
      '__Host-session=%ff',
      '__Host-session=\u00ff',
      `__Host-session=${'A'.repeat(43)}`,
      `__Host-session=${'A'.repeat(20_000)}`,
      '__Host-session=a; __Host-session=b; __Host-csrf=c',
      `${'a=b; '.repeat(5000)}__Host-session=a`,
      ';'.repeat(5000),
      '='.repeat(5000),
    ]);
    draft.headers.push(['Cookie', value]);
  }),
  fault(1, always, (draft, random) => {
    draft.isBroken = true;
    draft.isLast = true;
    draft.headers.push(
      ...random.pick([
        [['X-A', 'a\0b']],
        [['X A', 'a']],
        [['', 'a']],
        [['X-A', 'a\r\n folded']],
        [['X-A', 'a\nX-B: b']],
        [
          ['Transfer-Encoding', 'chunked'],
          ['Content-Length', '5'],
        ],
        [
          ['Content-Length', '5'],
          ['Content-Length', '6'],
        ],
        [['Expect', 'tea']],
        [['Expect', '100-continue']],
        [
          ['Connection', 'Upgrade'],
          ['Upgrade', 'h2c'],
        ],
        [['Connection', 'close, keep-alive, ,']],
        [['X-Long', 'a'.repeat(2_200_000)]],
      ] as [string, string][][] as [[string, string][], ...[string, string][][]]),
    );
  }),
];
