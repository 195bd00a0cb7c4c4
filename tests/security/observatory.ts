/** The data of a site that the HTTP Observatory checks. */
export interface Seen {
  /** The headers of the page at `/`, over TLS. */
  readonly headers: Headers;
  readonly html: string;
  /** The `Set-Cookie` lines of all answers. */
  readonly cookies: readonly string[];
  /** The answer to a preflight of another site's page. */
  readonly cors: Headers;
}

/** The other site in the preflight. */
const otherOrigin = 'https://http-observatory.example';

const broad = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;
const insecure = /^(http|ftp):/;

/** A policy as directives and their sources. Undefined if there is no valid policy. */
function readPolicy(header: string): ReadonlyMap<string, readonly string[]> | undefined {
  const policy = new Map<string, readonly string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources);
  }
  return policy.size > 0 ? policy : undefined;
}

function contentSecurityPolicy({ headers }: Seen): number {
  const policy = readPolicy(headers.get('Content-Security-Policy') ?? '');
  if (!policy) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  /** A nonce or a hash disables 'unsafe-inline'. */
  const isInline = (sources: readonly string[]) =>
    sources.includes('data:') ||
    (sources.includes("'unsafe-inline'") && !sources.some((one) => /^'(nonce|sha\d+)-/.test(one)));
  const isBroad = (sources: readonly string[]) => sources.some((one) => broad.test(one));
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  if (isInline(script) || isBroad(script) || isBroad(object)) return -20;
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (active.some(([, sources]) => sources.some((one) => insecure.test(one)))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some((one) => insecure.test(one))) return -10;
  if (isInline(style) || isBroad(style)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function cookies({ cookies: lines }: Seen): number {
  const modifiers = lines.map((line) => {
    const [name = '', ...attributes] = line.toLowerCase().split(/;\s*/);
    const isSession = /^[^=]*(login|sess)/.test(name);
    if (!attributes.includes('secure')) return isSession ? -10 : -5;
    if (isSession && !attributes.includes('httponly')) return -30;
    return attributes.some((one) => /^samesite=(lax|strict)$/.test(one)) ? 5 : -20;
  });
  return modifiers.length === 0 ? 0 : Math.min(...modifiers);
}

function crossOriginSharing({ cors }: Seen): number {
  const isOpen =
    cors.get('Access-Control-Allow-Origin') === otherOrigin &&
    cors.get('Access-Control-Allow-Credentials') === 'true';
  return isOpen ? -50 : 0;
}

function referrerPolicy({ headers }: Seen): number {
  const policy = headers.get('Referrer-Policy');
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5;
}

function strictTransportSecurity({ headers }: Seen): number {
  const [, seconds] = /^max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
}

function subresourceIntegrity({ html }: Seen): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, address = '']) => /^(https?:)?\/\//.test(address));
  if (foreign.length > 0) return foreign.every(([tag]) => / integrity="/.test(tag)) ? 5 : -5;
  return scripts.some(([tag]) => / integrity="/.test(tag)) ? 5 : 0;
}

const contentTypeOptions = ({ headers }: Seen): number =>
  headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5;

function framing({ headers }: Seen): number {
  if (readPolicy(headers.get('Content-Security-Policy') ?? '')?.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20;
}

function resourcePolicy({ headers }: Seen): number {
  const policy = headers.get('Cross-Origin-Resource-Policy');
  if (policy === null || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

const rules = {
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  framing,
  resourcePolicy,
};

/** The points that each rule of the Observatory adds or subtracts. */
export const modifiersOf = (seen: Seen): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(seen)]));

/**
 * The score of a site as the HTTP Observatory counts it (algorithm 4). It starts at 100, and extra
 * points count only from 90. Two more rules are not about the server: the redirect from plain HTTP is
 * the proxy's, and the preload list is the browser's.
 */
export function scoreOf(seen: Seen): number {
  const modifiers = Object.values(modifiersOf(seen));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const stored = 100 + sum(modifiers.filter((one) => one < 0));
  return stored < 90 ? stored : stored + sum(modifiers.filter((one) => one > 0));
}

/** The headers of a proxy that ends TLS. */
export const forwarded = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'portal.example',
} as const;

/** Checks a server behind a proxy that ends TLS. The server must trust this machine. */
export async function readSite(origin: string): Promise<Seen> {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers: { ...forwarded, ...headers } });
  const page = await get('/', { Accept: 'text/html' });
  const robots = await get('/robots.txt', { Accept: 'text/plain,*/*;q=0.8' });
  const preflight = { 'Access-Control-Request-Method': 'GET', Origin: otherOrigin };
  const { headers: cors } = await get('/', preflight, 'OPTIONS');
  return {
    headers: page.headers,
    html: await page.text(),
    cookies: [...page.headers.getSetCookie(), ...robots.headers.getSetCookie()],
    cors,
  };
}
