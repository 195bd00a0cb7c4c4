import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to, for limits: an IPv4 address is one line's, but of IPv6 everybody has a
 * whole /64 and may take each of its addresses in turn.
 * @param address as addressOf writes it
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
