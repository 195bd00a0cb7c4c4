import { type BlockList, isIPv6 } from 'node:net';
import { addressOf } from './addressOf.ts';

/** Where a call comes from, past the proxies that are trusted. */
export interface Client {
  readonly address: string;
  /** The host the browser asked for, as its Origin header would name it. */
  readonly host: string;
  readonly isTls: boolean;
}

/** Whether an address is that of a trusted proxy. */
export const isTrusted = (proxies: BlockList, address: string) =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Characters of X-Forwarded-For that are read, from its end: more than 20 addresses take. */
const longestChain = 1_024;

/**
 * The last address of the chain that is not itself a trusted proxy. What is no address ends the
 * chain, for nobody who is trusted vouches for what stands before it.
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

/** Reads the X-Forwarded headers of trusted proxies and of nobody else (reliability, 16). */
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
