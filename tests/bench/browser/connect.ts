/** A call of the Chrome DevTools Protocol. With a session, it is a call to one tab. */
export type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Connects to a browser with the Chrome DevTools Protocol.
 * @param address of the browser's WebSocket
 * @throws a call rejects with the browser's message
 */
export async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve(), { once: true });
  socket.addEventListener('error', () => opened.reject(new Error(`No browser at ${address}.`)));
  await opened.promise;

  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  let last = 0;
  return async (method, params = {}, sessionId) => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
