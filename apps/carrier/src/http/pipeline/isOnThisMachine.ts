import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from '../appEnv.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

function isLoopbackHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/^\[|\]$/g, ''));
}

/** The most proxies of a request. With more, the headers do not say where the browser runs. */
const mostHops = 20;

/**
 * Whether the browser runs on the carrier's machine and uses plain HTTP with a name of that machine. The
 * name is checked because another site can point its own name here (DNS rebinding). Headers of a proxy can
 * only deny it, so untrusted proxies are read too.
 */
export function isOnThisMachine(c: Context<AppEnv>): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  // One more than the limit shows that there are too many, without reading them all.
  const said = (name: string) =>
    (c.req.header(name)?.split(',', mostHops + 1) ?? []).map((part) => part.trim());
  const addresses = [incoming?.socket.remoteAddress ?? '127.0.0.1', ...said('X-Forwarded-For')];
  const hosts = [new URL(c.req.url).host, ...said('X-Forwarded-Host')];
  return (
    addresses.length <= mostHops &&
    hosts.length <= mostHops &&
    addresses.every(isLoopback) &&
    hosts.every(isLoopbackHost) &&
    said('X-Forwarded-Proto').every((protocol) => protocol === 'http') &&
    said('Forwarded').length === 0
  );
}
