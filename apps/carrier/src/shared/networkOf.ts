import { isIPv6 } from 'node:net';

/**
 * The network of an address, for limits. An IPv4 address is one connection, but an IPv6 customer has a
 * whole /64 and can use all its addresses.
 * @param address as addressOf writes it
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
