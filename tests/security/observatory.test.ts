import { beforeAll, describe, expect, test } from 'vitest';
import { startCarrier } from '../faults/startCarrier.ts';
import { seededFolder } from '../faults/dataFolders.ts';
import { password } from '../faults/signIn.ts';
import { forwarded, readSite, modifiersOf, scoreOf, type Seen } from './observatory.ts';

let origin: string;
let seen: Seen;
beforeAll(async () => {
  const settings = { CARRIER_DATA: await seededFolder(), TRUST_PROXY: '127.0.0.0/8,::1/128' };
  origin = await startCarrier(settings).ready;
  seen = await readSite(origin);
  if (!seen.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error('The portal is not built: run `npm run build` first.');
  }
});

describe('the HTTP Observatory', () => {
  test('gives the portal behind TLS at least 135 points, and subtracts none', () => {
    expect(modifiersOf(seen)).toEqual({
      contentSecurityPolicy: 10,
      cookies: 0,
      crossOriginSharing: 0,
      referrerPolicy: 5,
      strictTransportSecurity: 0,
      subresourceIntegrity: 5,
      contentTypeOptions: 0,
      framing: 5,
      resourcePolicy: 10,
    });
    expect(scoreOf(seen)).toBeGreaterThanOrEqual(135);
  });

  test('gives 5 more points for the cookies of a signed-in user', async () => {
    const login = await fetch(`${origin}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: forwarded,
      body: new URLSearchParams({ username: 'agent@northfield.example', password }),
    });
    const signedIn = { ...seen, cookies: login.headers.getSetCookie() };
    expect(signedIn.cookies).toHaveLength(3);
    expect(scoreOf(signedIn)).toBeGreaterThanOrEqual(140);
  });
});

describe('the portal would lose points', () => {
  const policy = () => seen.headers.get('Content-Security-Policy') ?? '';
  const withHeader = (name: string, change: (value: string) => string): Seen => {
    const headers = new Headers(seen.headers);
    headers.set(name, change(headers.get(name) ?? ''));
    return { ...seen, headers };
  };
  const withPolicy = (from: string | RegExp, to: string) =>
    withHeader('Content-Security-Policy', () => policy().replace(from, to));

  test.each<[string, () => Seen, number]>([
    ['no policy', () => withHeader('Content-Security-Policy', () => ''), 55],
    ['any script', () => withPolicy("script-src 'self'", 'script-src https:'), 80],
    ['inline script', () => withPolicy(/script-src [^;]*/, "script-src 'unsafe-inline'"), 80],
    ['eval', () => withPolicy("script-src 'self'", "script-src 'unsafe-eval'"), 115],
    ['inline style', () => withPolicy(/style-src [^;]*/, "style-src 'unsafe-inline'"), 125],
    ['a default', () => withPolicy("default-src 'none'", "default-src 'self'"), 130],
    ['framing', () => withPolicy(/frame-ancestors [^;]*/, ''), 80],
    ['a short time', () => withHeader('Strict-Transport-Security', () => 'max-age=60'), 125],
    ['a referrer', () => withHeader('Referrer-Policy', () => 'unsafe-url'), 125],
    ['sniffing', () => withHeader('X-Content-Type-Options', () => ''), 130],
    ['reading elsewhere', () => withHeader('Cross-Origin-Resource-Policy', () => ''), 120],
    ['an open cookie', () => ({ ...seen, cookies: ['session=1; Path=/'] }), 125],
    ['a script of others', () => ({ ...seen, html: '<script src="//x.example/a.js">' }), 125],
  ])('for %s', (_, changed, score) => {
    expect(scoreOf(changed())).toBe(score);
  });
});
