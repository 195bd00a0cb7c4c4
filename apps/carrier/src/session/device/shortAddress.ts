import { isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '../../http/pipeline/networkOf.ts';

/**
 * An address without the part that tells one household from another: enough to see that a sign-in came
 * from somewhere else, and no more.
 * @param address as addressOf writes it
 * @returns '203.0.113.x' or '2001:db8:1::x', '::1' for the machine itself; null for what is no address
 */
export function shortAddress(address: string): string | null {
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  if (!isIPv6(address)) return null;
  if (address === '::1') return address;
  return `${networkOf(address).split(':').slice(0, 3).join(':')}::x`;
}
