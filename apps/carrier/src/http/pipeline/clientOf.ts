import { type BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Client } from '../appEnv.ts';
import type { Config } from '../../config/config.ts';

/** Brackets and ports around an address in X-Forwarded-For: `[2001:db8::1]:443`, `203.0.113.9:443`. */
const withPort = [/^\[(.+)\](?::\d+)?$/, /^([\d.]+):\d+$/];

/** An IPv4 address as a dual-stack socket reports it. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * The normalized address in a text that may also have a port, a zone or brackets.
 * @returns undefined when the text is not an address
 */
export function addressOf(text: string): string | undefined {
  const [inside] = withPort.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const [address = ''] = (inside ?? text).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  return mapped.exec(written)?.[1] ?? written;
}

export const isTrusted = (proxies: BlockList, address: string) =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** How many characters of X-Forwarded-For are read, from its end: enough for 20 addresses. */
const longestChain = 1_024;

/**
 * The last address of the chain that is not a trusted proxy. Invalid text ends the chain, because no
 * trusted proxy vouches for what comes before it.
 */
function lastOf(chain: readonly string[], proxy: string, proxies: BlockList): string {
  let known = proxy;
  for (const hop of chain.toReversed()) {
    const address = addressOf(hop);
    if (address === undefined) return known;
    known = address;
    if (!isTrusted(proxies, address)) return known;
  }
  return known;
}

/** Reads the X-Forwarded headers, only from trusted proxies (reliability, 16). */
export function clientOf(
  remoteAddress: string,
  host: string,
  header: (name: string) => string | undefined,
  proxies: BlockList,
): Client {
  const remote = addressOf(remoteAddress) ?? remoteAddress;
  if (!isTrusted(proxies, remote)) return { address: remote, host, isTls: false };
  const chain = (header('X-Forwarded-For') ?? '').slice(-longestChain).split(',');
  const hops = chain.map((address) => address.trim()).filter((address) => address !== '');
  return {
    address: lastOf(hops, remote, proxies),
    host: header('X-Forwarded-Host') ?? host,
    isTls: header('X-Forwarded-Proto') === 'https',
  };
}

/** Sets the client for later middlewares. */
export function client(proxies: BlockList): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const remoteAddress = incoming?.socket.remoteAddress ?? '127.0.0.1';
    c.set(
      'client',
      clientOf(remoteAddress, new URL(c.req.url).host, (name) => c.req.header(name), proxies),
    );
    await next();
  };
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The origin of the portal for links in e-mail, from the settings. The host of a request can be forged, so
 * it is used on localhost only.
 */
export const createOriginOf =
  ({ portalOrigin, port }: Pick<Config, 'portalOrigin' | 'port'>) =>
  ({ isTls, host }: Pick<Client, 'isTls' | 'host'>): string => {
    if (portalOrigin !== undefined) return portalOrigin;
    if (thisMachine.test(host)) return `${isTls ? 'https' : 'http'}://${host}`;
    return `http://localhost:${port}`;
  };
