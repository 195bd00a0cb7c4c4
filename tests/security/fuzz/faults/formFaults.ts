import type { Draft } from '../Draft.ts';
import { fault, oneOf } from '../Fault.ts';
import { escaped, hostileText } from '../hostile.ts';

const hasForm = ({ form }: Draft) => form !== undefined;

const inParts = (draft: Draft, boundary: string) =>
  (draft.form ?? [])
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');

export const formFaults = [
  fault(12, hasForm, (draft, random) => {
    const field = oneOf(random, draft.form ?? []);
    if (!field) return;
    field[1] = escaped(random, hostileText(random));
    draft.field = field[0];
  }),
  fault(3, hasForm, (draft, random) => {
    const name = random.chance(0.5) ? oneOf(random, draft.form ?? [])?.[0] : hostileText(random);
    const count = random.pick([1, 2, 101, 5000]);
    for (let at = 0; at < count; at += 1) draft.form?.push([escaped(random, name ?? ''), `${at}`]);
  }),
  fault(16, hasForm, (draft, random) => {
    const boundary = random.pick(['edge0', 'a'.repeat(70), '----WebKitFormBoundary0123456789']);
    const whole = `${inParts(draft, boundary)}--${boundary}--\r\n`;
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"`;
    draft.headers.length = 0;
    draft.headers.push([
      'Content-Type',
      random.pick([
        `multipart/form-data; boundary=${boundary}`,
        `multipart/form-data; boundary="${boundary}"`,
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=""',
        'multipart/form-data; boundary=other',
        `multipart/form-data; boundary=${'b'.repeat(5000)}`,
        `multipart/form-data; boundary=${boundary}; boundary=other`,
        'multipart/mixed; boundary=x',
      ]),
    ]);
    draft.body = Buffer.from(
      random.pick([
        whole,
        whole.slice(0, random.int(0, whole.length)),
        whole.replaceAll('\r\n', '\n'),
        whole.replaceAll('name=', 'nome='),
        `${part}; filename="x"\r\nContent-Type: text/html\r\n\r\nx\r\n--${boundary}--\r\n`,
        `${part}\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!\r\n--${boundary}--\r\n`,
        `${part}\r\n\r\n\0\r\n--${boundary}--\r\n`,
        `${part}\r\n\r\n\u{1f600}\r\n--${boundary}--\r\n`,
        `${part}; name*=utf-8''%00\r\n\r\nx\r\n--${boundary}--\r\n`,
        `--${boundary}\r\n${'A: b\r\n'.repeat(8000)}\r\nx\r\n--${boundary}--\r\n`,
        `${part}\r\n\r\nx\r\n`.repeat(800),
        `--${boundary}--\r\n`,
        `--${boundary}`,
        '\r\n'.repeat(5000),
        '',
      ]),
      random.pick(['utf8', 'latin1']),
    );
  }),
];
