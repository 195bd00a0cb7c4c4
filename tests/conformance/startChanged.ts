import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Changed {
  readonly status?: number;
  readonly body?: (text: string) => string;
}

/** A change of the answers of some addresses. */
export interface Change extends Changed {
  readonly path: RegExp;
}

/** Returns the change of the answer to a request, or undefined for none. */
type ChangeOf = (method: string, url: string) => Changed | undefined;

/** Starts a server in front of another. It changes answers, each with the first change that matches. */
export async function startChanged(origin: string, changes: readonly Change[] | ChangeOf) {
  const changeOf: ChangeOf =
    typeof changes === 'function'
      ? changes
      : (_, url) => changes.find(({ path }) => path.test(url));
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/';
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const answer = await fetch(origin + url, {
        method: request.method ?? 'GET',
        redirect: 'manual',
        headers: {
          Cookie: request.headers.cookie ?? '',
          ...(request.headers['content-type'] && {
            'Content-Type': request.headers['content-type'],
          }),
        },
        body: chunks.length > 0 ? Buffer.concat(chunks) : null,
      });
      const change = changeOf(request.method ?? 'GET', url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.writeHead(change?.status ?? answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
        'Set-Cookie': answer.headers.getSetCookie(),
      });
      response.end(change?.body ? change.body(bytes.toString()) : bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
