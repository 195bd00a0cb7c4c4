// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportPendingPolicyRequirements } from '../../policies/contract.ts';
import { exportPolicySummaries } from '../../policies/summaries/contract.ts';
import { refreshAuthToken } from '../../session/contract.ts';
import type { DownloadedFile } from '../../endpoint.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { fakeCarrier, testClient } from '../../testing/fakeCarrier.ts';
import type { Progress } from './readWithProgress.ts';
import { fileNameOf } from './fileNameOf.ts';
import { saveFile } from './saveFile.ts';

const now = () => Date.parse('2026-11-18T23:30:00Z');
const file = (headers: Record<string, string> = {}) => new Response('0123456789', { headers });

/** A body that arrives in pieces. */
const inPieces = (pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

describe('download', () => {
  it('takes the file name from the answer', async () => {
    fakeCarrier(() => file({ 'Content-Disposition': 'attachment; filename="Mine.xlsx"' }));
    const { client } = testClient({ now });
    const got = await client.download(exportPendingPolicyRequirements, { query: {} });
    expect(got).toMatchObject({ name: 'Mine.xlsx' });
    expect(await (got as DownloadedFile).blob.text()).toBe('0123456789');
  });

  it('refreshes an expired token first, like other calls', async () => {
    const expiresAt = '2026-11-18T23:45:00Z';
    const requests = fakeCarrier(({ url }) =>
      url.endsWith(refreshAuthToken.path) ? Response.json(expiresAt) : file(),
    );
    const { client } = testClient({ now });
    client.setExpiry('2026-11-18T23:29:00Z');
    await client.download(exportPendingPolicyRequirements, { query: {} });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      refreshAuthToken.path,
      exportPendingPolicyRequirements.path,
    ]);
  });

  it('names the file by the endpoint and the date if the answer does not', async () => {
    fakeCarrier(() => file());
    const { client } = testClient({ now });
    const input = { params: { status: 'Terminated' }, query: {} } as const;
    expect(await client.download(exportPolicySummaries, input)).toMatchObject({
      name: 'Terminated-policies-11-18-2026.xlsx',
    });
  });

  it.each(['text/html; charset=utf-8', 'application/problem+json', 'application/json'])(
    'takes no %s for a file, though it came with 200',
    async (type) => {
      fakeCarrier(() => file({ 'Content-Type': type }));
      const { client } = testClient();
      const thrown = await failureOf(
        client.download(exportPendingPolicyRequirements, { query: {} }),
      );
      expect(thrown).toMatchObject({
        kind: 'contract',
        cause: { message: `${type} was sent instead of a file.` },
      });
    },
  );

  it('accepts a file type that only contains the name of a page type', async () => {
    fakeCarrier(() => file({ 'Content-Type': 'application/x-text/html' }));
    const { client } = testClient({ now });
    expect(await client.download(exportPendingPolicyRequirements, { query: {} })).toMatchObject({});
  });

  it('accepts any media type', async () => {
    const requests = fakeCarrier(() => file());
    await testClient({ now }).client.download(exportPendingPolicyRequirements, { query: {} });
    expect(requests[0]?.headers.get('Accept')).toBe('*/*');
  });

  it('reports the progress', async () => {
    fakeCarrier(
      () => new Response(inPieces(['0123', '456', '789']), { headers: { 'Content-Length': '10' } }),
    );
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const { client } = testClient();
    await client.download(exportPendingPolicyRequirements, { query: {} }, { onProgress });
    expect(seen).toEqual([4, 7, 10].map((received) => ({ received, total: 10 })));
  });

  it.each([
    ['application/pdf', 'application/pdf'],
    [undefined, ''],
  ])('joins the chunks to a file of the type %s', async (type, expected) => {
    const headers = new Headers(type === undefined ? {} : { 'Content-Type': type });
    fakeCarrier(() => new Response(inPieces(['0123', '456', '789']), { headers }));
    const got = await testClient({ now }).client.download(
      exportPendingPolicyRequirements,
      { query: {} },
      { onProgress: () => {} },
    );
    expect(await (got as DownloadedFile).blob.text()).toBe('0123456789');
    expect((got as DownloadedFile).blob.type).toBe(expected);
  });

  it('has no total for an answer with a length of 0 and a body', async () => {
    fakeCarrier(() => new Response(inPieces(['0']), { headers: { 'Content-Length': '0' } }));
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const { client } = testClient();
    await client.download(exportPendingPolicyRequirements, { query: {} }, { onProgress });
    expect(seen).toEqual([{ received: 1, total: undefined }]);
  });

  it('has no total for a compressed answer, whose length counts compressed bytes', async () => {
    const headers = { 'Content-Length': '5', 'Content-Encoding': 'gzip' };
    fakeCarrier(() => new Response(inPieces(['0123456789']), { headers }));
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const { client } = testClient();
    await client.download(exportPendingPolicyRequirements, { query: {} }, { onProgress });
    expect(seen).toEqual([{ received: 10, total: undefined }]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'missing'],
  ])('reports %i as a %s file, and calls no failure callback', async (status, why) => {
    fakeCarrier(() => new Response('{}', { status }));
    const { client, flags } = testClient();
    expect(await client.download(exportPendingPolicyRequirements, { query: {} })).toBe(why);
    expect(flags.onForbidden).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'unauthenticated'],
    [429, 'rate-limited'],
    [500, 'server'],
  ])('fails for %i without a retry', async (status, kind) => {
    const requests = fakeCarrier(() => new Response('{}', { status }));
    const { client, flags } = testClient({ retries: 3 });
    const download = client.download(exportPendingPolicyRequirements, { query: {} });
    await expect(download).rejects.toMatchObject({ kind });
    expect(requests).toHaveLength(1);
    expect(flags.onServerError).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    fakeCarrier(() => new Promise(() => {}));
    const controller = new AbortController();
    const { signal } = controller;
    const download = testClient().client.download(
      exportPendingPolicyRequirements,
      { query: {} },
      { signal },
    );
    controller.abort();
    await expect(download).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('fileNameOf', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    ['attachment; filename=policy.pdf', 'policy.pdf'],
    ['attachment; filename="Pending policies.xlsx"', 'Pending policies.xlsx'],
    ['attachment; FileName = "a.xlsx" ', 'a.xlsx'],
    [String.raw`attachment; filename="a \"b\".xlsx"`, 'a "b".xlsx'],
    ["attachment; filename*=UTF-8''%E2%82%AC%20rates.xlsx", '€ rates.xlsx'],
    [
      `attachment; filename="_ rates.xlsx"; filename*=UTF-8''%E2%82%AC%20rates.xlsx`,
      '€ rates.xlsx',
    ],
    [`attachment; filename*=UTF-8''a.xlsx; filename="b.xlsx"`, 'a.xlsx'],
    ["attachment; filename*=utf-8'en'a%20b.xlsx", 'a b.xlsx'],
    ["attachment; filename* = UTF-8''a.xlsx", 'a.xlsx'],
    [`attachment; filename="stored.xlsx"; filename*=UTF-8''%E0%A4%A`, 'stored.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    [String.raw`attachment; filename="C:\\Windows\\a.exe"`, 'a.exe'],
    ["attachment; filename*=UTF-8''a%2E..%0D%0Ab.xlsx", 'a...b.xlsx'],
    ["attachment; filename*=UTF-8''policy%E2%80%AExslx.exe", 'policyxslx.exe'],
    ['attachment; filename="a\u202e\u2066\u200f\u061cb\u0085.pdf"', 'ab.pdf'],
    ["attachment; filename*=UTF-8''a%E2%80%8Bb.pdf", 'ab.pdf'],
    ["attachment; filename*=UTF-8''%00", undefined],
    ['attachment; filename=".."', undefined],
    ["attachment; filename*=UTF-8''a%2F.", undefined],
  ])('reads %s as %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});

beforeEach(() => {
  vi.useFakeTimers();
});
it('a download saves a file under its name, and revokes its URL later', () => {
  const blob = new Blob(['PK']);
  const create = vi.fn<(blob: unknown) => string>(() => 'blob:x');
  const revoke = vi.fn<(url: string) => void>();
  URL.createObjectURL = create;
  URL.revokeObjectURL = revoke;
  const clicked: (readonly [href: string, name: string])[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.href, this.download]);
  });
  saveFile({ name: 'Pending.xlsx', blob });
  expect(create).toHaveBeenCalledExactlyOnceWith(blob);
  expect(clicked).toEqual([['blob:x', 'Pending.xlsx']]);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:x');
});
