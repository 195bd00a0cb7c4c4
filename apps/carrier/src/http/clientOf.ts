import { type BlockList, isIPv6 } from 'node:net';

/** Where a call comes from, past the proxies that are trusted. */
export interface Client {
  readonly address: string;
  /** The host the browser asked for, as its Origin header would name it. */
  readonly host: string;
  readonly isTls: boolean;
}

const isTrusted = (proxies: BlockList, address: string) =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Reads the X-Forwarded headers of trusted proxies and of nobody else (reliability, 16). The client
 * is the last address of the chain that is not itself a trusted proxy.
 */
export function clientOf(
  remoteAddress: string,
  host: string,
  header: (name: string) => string | undefined,
  proxies: BlockList,
): Client {
  if (!isTrusted(proxies, remoteAddress)) return { address: remoteAddress, host, isTls: false };
  const chain = (header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const hops = chain.filter((address) => address !== '');
  return {
    address: hops.findLast((address) => !isTrusted(proxies, address)) ?? hops[0] ?? remoteAddress,
    host: header('X-Forwarded-Host') ?? host,
    isTls: header('X-Forwarded-Proto') === 'https',
  };
}
