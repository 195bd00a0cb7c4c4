import { deflateSync, gzipSync } from 'node:zlib';
import { bodyOf, type Draft } from '../Draft.ts';
import { fault, oneOf } from '../Fault.ts';
import { brokenJson, deepJson, hostileJson, hostileText, largeText } from '../hostile.ts';

const always = () => true;
const hasBody = (draft: Draft) => bodyOf(draft) !== undefined;
const hasJson = ({ json }: Draft) => json !== undefined && json.length > 0;

const textOf = (draft: Draft) => (bodyOf(draft) ?? Buffer.from('{}')).toString();

function setType(draft: Draft, type: string): void {
  const at = draft.headers.findIndex(([name]) => name === 'Content-Type');
  if (at >= 0) draft.headers.splice(at, 1);
  draft.headers.push(['Content-Type', type]);
}

/** Faults of a body, and of the headers about it. */
export const bodyFaults = [
  fault(10, hasJson, (draft, random) => {
    const field = oneOf(random, draft.json ?? []);
    if (!field) return;
    field[1] = random.chance(0.1) ? JSON.stringify(largeText(random)) : hostileJson(random);
    draft.field = field[0];
  }),
  fault(2, hasJson, (draft, random) => {
    const name = random.chance(0.5)
      ? hostileText(random)
      : (oneOf(random, draft.json ?? [])?.[0] ?? '');
    draft.json?.push([name, hostileJson(random)]);
  }),
  fault(3, hasJson, (draft, random) => {
    draft.body = Buffer.from(brokenJson(random, textOf(draft)));
  }),
  fault(1, hasBody, (draft, random) => {
    const bytes = Buffer.from(textOf(draft));
    const at = random.int(0, bytes.length);
    const wrong = random.pick([
      [0xff],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf8, 0x88],
      [0xfe, 0xff],
    ]);
    draft.body = Buffer.concat([bytes.subarray(0, at), Buffer.from(wrong), bytes.subarray(at)]);
  }),
  fault(1, hasBody, (draft, random) => {
    const bytes = Buffer.from(textOf(draft));
    draft.body = random.pick([
      Buffer.from(textOf(draft), 'utf16le'),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
      Buffer.concat([bytes, Buffer.from([0])]),
      Buffer.alloc(0),
    ]);
  }),
  fault(1, always, (draft, random) => {
    setType(
      draft,
      random.pick([
        '',
        'text/plain',
        'application/json; charset=utf-16',
        'application/json; charset="utf-7"; charset=utf-8',
        'application/json, text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/xml',
        ';;;',
        'a'.repeat(9000),
      ]),
    );
  }),
  fault(1, hasBody, (draft, random) => {
    const bytes = Buffer.from(textOf(draft));
    draft.headers.push([
      'Content-Encoding',
      random.pick([
        'gzip',
        'deflate',
        'br',
        'zstd',
        'compress',
        'gzip, gzip',
        'x-unknown',
        ',',
        'identity',
      ]),
    ]);
    draft.body = random.pick([
      gzipSync(bytes),
      deflateSync(bytes),
      gzipSync(Buffer.alloc(5_000_000)),
      gzipSync(bytes).subarray(0, 12),
      Buffer.from([0x1f, 0x8b, 0x08]),
      bytes,
    ]);
  }),
  fault(1, always, (draft, random) => {
    const filling = random.pick(['a', '{"a":', '[', '"', '&', '\0']);
    draft.body = Buffer.alloc(random.pick([70_000, 1_000_000, 1_100_000, 3_000_000]), filling);
    draft.framing = random.pick(['length', 'chunked']);
  }),
  fault(1, hasJson, (draft, random) => {
    const text = deepJson(random, random.int(65, 100_000));
    const field = oneOf(random, draft.json ?? []);
    if (field && random.chance(0.5)) field[1] = text;
    else draft.body = Buffer.from(text);
  }),
  fault(1, always, (draft) => {
    draft.framing = 'chunked';
    draft.body ??= bodyOf(draft) ?? Buffer.from('{}');
  }),
  fault(2, always, (draft, random) => {
    draft.body = Buffer.alloc(0);
    draft.framing = 'none';
    draft.isBroken = true;
    draft.isLast = true;
    const [header, tail] = random.pick([
      [['Transfer-Encoding', 'chunked'], '5\r\nhello\r\n'],
      [['Transfer-Encoding', 'chunked'], '5\r\nhello\r\nzz\r\n'],
      [['Transfer-Encoding', 'chunked'], 'ffffffffffffffffff\r\n'],
      [['Transfer-Encoding', 'chunked'], '5;a="\r\n\r\n'],
      [['Transfer-Encoding', 'gzip'], 'hello'],
      [['Transfer-Encoding', 'gzip, chunked'], '2\r\n{}\r\n0\r\n\r\n'],
      [['Content-Length', '100'], '{"a":'],
      [['Content-Length', '-1'], '{}'],
      [['Content-Length', '1e3'], '{}'],
      [['Content-Length', '99999999999999999999'], '{}'],
      [['Content-Length', '2, 2'], '{}'],
    ] as const);
    draft.headers.push([header[0], header[1]]);
    draft.tail = tail;
  }),
];
