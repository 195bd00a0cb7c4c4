/** An answer as it arrived. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. Repeated headers are joined with commas. */
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  readonly body: string;
  /** Whether the connection ends with it. */
  readonly isLast: boolean;
}

const blank = '\r\n\r\n';

/** The chunks of a chunked body, or undefined if it is incomplete. */
function readChunks(bytes: Buffer): { body: Buffer; length: number } | undefined {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const end = line + 2 + size + 2;
    if (Number.isNaN(size))
      throw new Error(
        `got an answer with a chunk without a size: ${JSON.stringify(bytes.toString('latin1', line - 50, line + 20))}`,
      );
    if (bytes.length < end) return undefined;
    if (size === 0) return { body: Buffer.concat(pieces), length: end };
    pieces.push(bytes.subarray(line + 2, line + 2 + size));
    at = end;
  }
}

function readHead(head: string) {
  const [first = '', ...lines] = head.split('\r\n');
  const [, version = '', status = ''] = /^HTTP\/(1\.[01]) (\d{3})/.exec(first) ?? [];
  if (!status)
    throw new Error(`got an answer that is not HTTP: ${JSON.stringify(first.slice(0, 100))}`);
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):[ \t]*(.*)$/s.exec(line) ?? [];
    const lower = name.toLowerCase();
    if (lower === 'set-cookie') cookies.push(value);
    const before = headers.get(lower);
    headers.set(lower, before === undefined ? value : `${before}, ${value}`);
  }
  return { version, status: Number(status), headers, cookies };
}

/**
 * Reads the answer at the start of the received bytes.
 * @param isEnded whether the connection has ended
 * @returns the answer and its length in bytes, or undefined if it is incomplete
 * @throws if it is not HTTP
 */
export function readAnswer(
  bytes: Buffer,
  method: string,
  isEnded: boolean,
): { readonly answer: Answer; readonly length: number } | undefined {
  const end = bytes.indexOf(blank);
  if (end < 0) return undefined;
  const { version, status, headers, cookies } = readHead(bytes.toString('latin1', 0, end));
  const start = end + blank.length;
  if (status < 200) {
    const after = readAnswer(bytes.subarray(start), method, isEnded);
    return after && { answer: after.answer, length: start + after.length };
  }
  const connection = headers.get('connection')?.toLowerCase() ?? '';
  const isLast = connection === 'close' || (version === '1.0' && connection !== 'keep-alive');
  const made = (body: Buffer, length: number) => ({
    answer: { status, headers, cookies, body: body.toString(), isLast },
    length,
  });
  const rest = bytes.subarray(start);
  if (method === 'HEAD' || status === 204 || status === 304) return made(Buffer.alloc(0), start);
  if (headers.get('transfer-encoding') === 'chunked') {
    const chunks = readChunks(rest);
    return chunks && made(chunks.body, start + chunks.length);
  }
  const length = headers.get('content-length');
  if (length !== undefined) {
    const size = Number(length);
    return rest.length < size ? undefined : made(rest.subarray(0, size), start + size);
  }
  return isEnded ? made(rest, bytes.length) : undefined;
}
