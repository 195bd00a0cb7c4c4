import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { errorOfResponse, normalizeError, unexpectedError } from './normalizeError.ts';

const problem = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('errorOfResponse', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'http'],
    [409, 'conflict'],
    [413, 'http'],
    [414, 'http'],
    [418, 'http'],
    [422, 'http'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ])('reads %i as %s', async (status, kind) => {
    const error = await errorOfResponse(problem(status, {}));
    expect(error).toMatchObject({ kind, status, errors: [] });
    expect(error.message).not.toBe('');
  });

  it('keeps the reference, the detail and the fields of a problem', async () => {
    const errors = [{ field: 'page', message: 'must be at least 1' }];
    const body = { detail: 'page must be at least 1', requestId: 'r-1', errors };
    const error = await errorOfResponse(problem(400, body));
    expect(error).toMatchObject({ requestId: 'r-1', errors, detail: body.detail });
    expect(error.message).toBe(body.detail);
  });

  it.each([400, 404, 409, 410, 507])(
    'shows the detail of a %i, which users can act on',
    async (status) => {
      const error = await errorOfResponse(problem(status, { detail: 'There is no agent 4.' }));
      expect(error.message).toBe('There is no agent 4.');
    },
  );

  it.each([[{}], [{ 'Retry-After': '0' }], [{ 'Retry-After': 'Wed, 18 Nov 2026 15:00:00 GMT' }]])(
    'knows no wait where %j gives none in seconds',
    async (headers: Record<string, string>) => {
      expect((await errorOfResponse(problem(429, {}, headers))).retryAfter).toBeUndefined();
    },
  );

  it('hides the detail of a failure that users cannot fix', async () => {
    const error = await errorOfResponse(problem(500, { detail: 'relation "x" does not exist' }));
    expect(error.message).not.toContain('relation');
  });

  it('takes the reference from the header where the body has none', async () => {
    const response = new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'X-Request-Id': 'r-2' },
    });
    expect(await errorOfResponse(response)).toMatchObject({ kind: 'server', requestId: 'r-2' });
  });

  it('says how long to wait after too many requests', async () => {
    const headers = { 'Retry-After': '7' };
    const error = await errorOfResponse(problem(429, {}, headers));
    expect(error.retryAfter).toBe(7);
    expect(error.message).toBe('Too many requests. Wait a moment, then try again.');
    const detail = 'Too many exports. Try again in 7 seconds.';
    expect((await errorOfResponse(problem(429, { detail }, headers))).message).toBe(detail);
  });
});

describe('normalizeError', () => {
  it.each([
    [new DOMException('too late', 'TimeoutError'), 'timeout'],
    [new DOMException('gone', 'AbortError'), 'aborted'],
    [new TypeError('Failed to fetch'), 'network'],
    [new SyntaxError('Unexpected end of JSON input'), 'contract'],
    [new Error('anything'), 'http'],
    ['a text', 'http'],
    [undefined, 'http'],
  ])('reads %s as %s', (thrown, kind) => {
    expect(normalizeError(thrown)).toMatchObject({ kind, cause: thrown });
  });

  it('returns an ApiError unchanged', () => {
    const error = new ApiError('conflict', 'x');
    expect(normalizeError(error)).toBe(error);
  });

  it('has the message of the specification for a failure without an HTTP status', () => {
    expect(normalizeError(new Error('anything')).message).toBe(unexpectedError);
    expect(normalizeError(new TypeError('Failed to fetch')).message).toBe(
      `${unexpectedError} You seem to be offline: check your connection.`,
    );
    expect(unexpectedError).toBe('An unexpected error occured.  Please try again later.');
  });
});
