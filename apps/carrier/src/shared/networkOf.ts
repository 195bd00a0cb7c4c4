import { isIPv6, isIPv4 } from 'node:net';

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

/**
 * An address without the part that identifies a household. It shows whether a sign-in came from another
 * place, and nothing else.
 * @param address as addressOf writes it
 * @returns '203.0.113.x' or '2001:db8:1::x', '::1' for the machine itself; null when it is not an address
 */
export function shortAddress(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  if (!isIPv6(address)) return null;
  if (address === '::1') return address;
  return `${networkOf(address).split(':').slice(0, 3).join(':')}::x`;
}
