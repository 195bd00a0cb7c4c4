/** A request that faults change. Without faults it is correct. */
export interface Draft {
  method: string;
  path: string;
  /** Names and values of the address, already encoded. */
  readonly query: [name: string, value: string][];
  readonly headers: [name: string, value: string][];
  /** The fields of a JSON body, each as text. Used if `body` is not set. */
  readonly json: [name: string, text: string][] | undefined;
  /** The fields of a form. Used if `body` is not set. */
  readonly form: [name: string, value: string][] | undefined;
  body?: Buffer | undefined;
  version: string;
  framing: 'length' | 'chunked' | 'none';
  /** Bytes that are sent after the body, or instead of it. */
  tail?: string;
  /** The session that it uses. None for a visitor. */
  account: string | undefined;
  /** The field that a 400 must name. Unset if several things are wrong. */
  field?: string | undefined;
  /** The request is not HTTP, so a server cannot name the fault. */
  isBroken: boolean;
  /** No other request follows: the client ends its half of the connection. */
  isLast: boolean;
}

const hostHeader = (host: string): [string, string] => ['Host', host];

/** The body as it is sent. */
export function bodyOf({ body, json, form }: Draft): Buffer | undefined {
  if (body) return body;
  if (json)
    return Buffer.from(`{${json.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`);
  if (!form) return undefined;
  return Buffer.from(form.map(([name, value]) => `${name}=${value}`).join('&'));
}

function frame(body: Buffer, framing: Draft['framing']): readonly Buffer[] {
  if (framing !== 'chunked') return [body];
  if (body.length === 0) return [Buffer.from('0\r\n\r\n')];
  const half = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  const written = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from('\r\n'),
  ]);
  return [...written, Buffer.from('0\r\n\r\n')];
}

/** The request as it is sent to a host, with the headers of its session. */
export function toBytes(draft: Draft, host: string, session: readonly [string, string][]): Buffer {
  const { method, path, query, version, framing, tail } = draft;
  const body = bodyOf(draft);
  const target =
    query.length > 0 ? `${path}?${query.map((pair) => pair.join('=')).join('&')}` : path;
  const has = (name: string) => draft.headers.some(([given]) => given.toLowerCase() === name);
  const length: [string, string][] =
    framing === 'chunked'
      ? [['Transfer-Encoding', 'chunked']]
      : [['Content-Length', String(body?.length)]];
  const headers = [
    ...(has('host') ? [] : [hostHeader(host)]),
    ...session.filter(([name]) => !has(name.toLowerCase())),
    ...draft.headers,
    ...(body && framing !== 'none' ? length : []),
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(
    `${method} ${target}${version && ` ${version}`}\r\n${lines}\r\n`,
    'latin1',
  );
  return Buffer.concat([
    head,
    ...(body ? frame(body, framing) : []),
    Buffer.from(tail ?? '', 'latin1'),
  ]);
}
