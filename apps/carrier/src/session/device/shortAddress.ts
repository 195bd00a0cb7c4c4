import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '../../shared/networkOf.ts';

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
