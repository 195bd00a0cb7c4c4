import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BatchReader, type ClientSaid, saysGoodbye } from './wireProtocol.ts';

const message = (type: string, body: string) => {
  const header = Buffer.alloc(5);
  header.write(type, 0, 'latin1');
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, Buffer.from(body)]);
};
const startup = Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from('version.')]);

it('splits batches at Query, Sync and Flush for any pieces of bytes', () => {
  const batches = [
    Buffer.concat([message('P', 'select 1'), message('B', ''), message('S', '')]),
    message('Q', 'select 2'),
    Buffer.concat([message('P', 'x'.repeat(300)), message('H', '')]),
  ];
  const bytes = Buffer.concat([startup, ...batches, message('X', '')]);
  const expected = ['startup', ...batches.map((batch) => batch.toString('hex')), 'terminate'];
  const show = (said: ClientSaid) =>
    said.kind === 'batch' ? Buffer.from(said.bytes).toString('hex') : said.kind;

  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
      const reader = new BatchReader();
      const heard: string[] = [];
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        for (const said of reader.read(bytes.subarray(at, at + size))) heard.push(show(said));
        at += size;
      }
      expect(heard).toEqual(expected);
    }),
  );
});

it('recognizes the last answer', () => {
  const error = (severity: string) =>
    message('E', `S${severity}\0V${severity}\0C53100\0Mcould not write: VPANIC\0\0`);
  const row = message('D', '\0\x01\0\0\0\x06VPANIC');
  for (const severity of ['FATAL', 'PANIC']) {
    expect(saysGoodbye(Buffer.concat([message('1', ''), row, error(severity)]))).toBe(true);
  }
  expect(saysGoodbye(Buffer.concat([row, error('ERROR'), message('Z', 'I')]))).toBe(false);
  expect(saysGoodbye(error('PANIC').subarray(0, 4))).toBe(false);
});
