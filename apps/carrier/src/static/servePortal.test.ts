import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { createPortalServer } from '../server.ts';
import { PortalMissingError, readPortalFiles } from './portalFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};

let app: Hono<AppEnv>;
beforeAll(async () => {
  write(
    'index.html',
    '<meta property="csp-nonce" nonce="CSP_NONCE"><script nonce="CSP_NONCE"></script>',
  );
  write('icon.svg', '<svg/>');
  write('assets/index-a1b2c3.js', 'plain()');
  write('assets/index-a1b2c3.js.br', 'as brotli');
  write('assets/index-a1b2c3.js.gz', 'as gzip');
  write('assets/font.woff2', 'font');
  write('notes.secret', 'not for the web');
  app = createPortalServer({
    config: readConfig({}),
    log: pino({ enabled: false }),
    portal: await readPortalFiles(folder),
    carrierOrigin: 'http://127.0.0.1:9',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers });

describe('hashed assets', () => {
  const asset = '/assets/index-a1b2c3.js';

  test.each([
    ['gzip, deflate, br, zstd', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
    ['identity', null, 'plain()'],
    ['', null, 'plain()'],
  ])('with Accept-Encoding %j come as %j', async (accept, encoding, body) => {
    const response = await get(asset, { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(body);
  });

  test('are cached for a year and never requested again', async () => {
    const response = await get(asset);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  test.each(['text/html', '*/*'])('are 404 when missing for %s, never the page', async (Accept) => {
    const response = await get('/assets/index-old.js', { Accept });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  });
});

describe('other files', () => {
  test('are revalidated, and 304 while they are the same', async () => {
    const first = await get('/icon.svg');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const again = await get('/icon.svg', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/icon.svg', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('of unknown kinds, and files outside of the folder, are not served', async () => {
    const Accept = 'image/avif,*/*;q=0.8';
    for (const address of ['/notes.secret', '/../package.json', '/%2e%2e/package.json', '/a.png']) {
      expect((await get(address, { Accept })).status).toBe(404);
    }
  });

  test('answer HEAD with their length', async () => {
    const response = await app.request('/icon.svg', { method: 'HEAD' });
    expect(response.headers.get('Content-Length')).toBe('6');
    expect(await response.text()).toBe('');
  });
});

describe('the page', () => {
  test.each(['/', '/pending', '/policy/NL0018O0142/details', '/APIs', '/any/thing.else'])(
    'is at %s with the nonce of the answer, and is never cached',
    async (address) => {
      const response = await get(address, { Accept: 'text/html,*/*;q=0.8' });
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
      expect(await response.text()).toBe(
        `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}"></script>`,
      );
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('ETag')).toBeNull();
    },
  );

  test('accepts no other methods: they are 405', async () => {
    const response = await app.request('/pending', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

test('a folder without a build says how to make one', async () => {
  await expect(readPortalFiles(path.join(folder, 'nothing'))).rejects.toThrow(PortalMissingError);
  await expect(readPortalFiles(path.join(folder, 'assets'))).rejects.toThrow(/npm run build/);
});
