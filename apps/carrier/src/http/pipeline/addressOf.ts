import { isIPv4, isIPv6, SocketAddress } from 'node:net';

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
