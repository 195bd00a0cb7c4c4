/** Called with the part of the files that was sent, 0 to 1. */
export type OnSent = (part: number) => void;

type Init = RequestInit & { readonly signal: AbortSignal };

/** `fetch` for a request with a body, which says how much of it was sent. Browsers say it only for XMLHttpRequest. */
function fetchWithProgress(
  url: string,
  { method, headers, body, signal }: Init,
  onSent: OnSent,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const abort = () => {
    request.abort();
    reject(signal.reason as Error);
  };
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onSent(loaded / total);
  });
  request.addEventListener('load', () => {
    const fields = request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/);
    resolve(
      new Response(request.status === 204 ? null : (request.response as Blob), {
        status: request.status,
        headers: fields.map((field): [string, string] => {
          const [name = '', ...value] = field.split(': ');
          return [name, value.join(': ')];
        }),
      }),
    );
  });
  request.addEventListener('error', () => reject(new TypeError('Failed to send')));
  request.open(method ?? 'POST', url);
  request.withCredentials = true;
  request.responseType = 'blob';
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  if (signal.aborted) abort();
  else request.send(body as FormData);
  signal.addEventListener('abort', abort, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

/** Sends a body and the files after it, as the parts of a form. The browser reads the files while it sends them. */
export function sendFiles(
  url: string,
  { body, ...init }: Init,
  files: readonly File[],
  onSent?: OnSent,
): Promise<Response> {
  const form = new FormData();
  if (body) form.append('body', body as string);
  for (const file of files) form.append('files', file);
  const whole = { ...init, body: form };
  return onSent ? fetchWithProgress(url, whole, onSent) : fetch(url, whole);
}
