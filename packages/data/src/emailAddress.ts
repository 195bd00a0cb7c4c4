import { stripInvisible } from '@agent-portal/format';

/** What mail programs and spreadsheets put around an address. */
const wrappings = [
  /^(["'`])(.*)\1$/,
  /^([“‘„«])(.*)[”’“»]$/,
  /^([([])(.*)[)\]]$/,
  // `jane@example.com <jane@example.com>`.
  /^(["']?)([^<>"']+)\1 ?<\2>$/i,
  // `Jane Roe <jane@example.com>`; a second address before the brackets stays, and is rejected.
  /^([^<>@]*)<([^<>]*)>$/,
] as const;

const decode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** The address in a link: `mailto:jane%2Bx@example.com?subject=…`. */
const withoutScheme = (text: string): string =>
  /^mailto:/i.test(text)
    ? text.replace(/^mailto:([^?]*).*$/i, '$1').replaceAll(/%([2-7][\da-f])/gi, decode)
    : text;

function unwrap(text: string): string {
  const inner = wrappings.reduce((rest, wrapping) => rest.replace(wrapping, '$2').trim(), text);
  const address = withoutScheme(inner).trim();
  return address === text ? text : unwrap(address);
}

/**
 * The address in a pasted text: without brackets, quotes and the name before them, the scheme of a link, one
 * trailing separator, invisible characters and outer spaces. Anything else stays, for `emailProblem`.
 */
export const cleanEmail = (text: string): string =>
  unwrap(unwrap(stripInvisible(text).trim()).replace(/\s*[;,.]$/, ''));

/** The longest address that mail servers accept. */
const longestAddress = 254;

const partsOf = (address: string) => {
  const at = address.indexOf('@');
  return { name: address.slice(0, at), domain: address.slice(at + 1) };
};

/** The first one that applies is reported. */
const problems: readonly (readonly [message: string, applies: (address: string) => boolean])[] = [
  ['must not be empty', (address) => address === ''],
  [`must have at most ${longestAddress} characters`, ({ length }) => length > longestAddress],
  ['must be one address, not several', (address) => /@.*[\s,;<>/|&].*@/s.test(address)],
  ['must have an @', (address) => !address.includes('@')],
  ['must have only one @', (address) => /@.*@/s.test(address)],
  ['must not have spaces', (address) => /\s/.test(address)],
  ['must have a name before the @', (address) => address.startsWith('@')],
  ['must have a domain after the @, such as example.com', (address) => address.endsWith('@')],
  ['must not have two dots in a row', (address) => address.includes('..')],
  [
    'must not have a dot at its start, at its end or next to the @',
    (address) => /^\.|\.@|@\.|\.$/.test(address),
  ],
  ['must have at most 64 characters before the @', (address) => partsOf(address).name.length > 64],
  [
    'must have only the letters A to Z, digits and characters such as . _ - + before the @',
    (address) => !/^[\w!#$%&'*+./=?^`{|}~-]+$/.test(partsOf(address).name),
  ],
  [
    'must have only the letters A to Z, digits, dots and hyphens after the @',
    (address) => !/^[a-z\d.-]+$/i.test(partsOf(address).domain),
  ],
  [
    'must not have a hyphen at an end of a part of its domain',
    (address) => /^-|-$|\.-|-\./.test(partsOf(address).domain),
  ],
  [
    'must have a domain that ends like example.com',
    (address) => !/\.(?:[a-z]{2,63}|xn--[a-z\d-]+)$/i.test(partsOf(address).domain),
  ],
  ['must have shorter parts in its domain', (address) => /[^.]{64}/.test(partsOf(address).domain)],
];

/** What is wrong with a clean address, as the end of a sentence: 'must have an @'. */
export const emailProblem = (address: string): string | undefined =>
  problems.find(([, applies]) => applies(address))?.[0];
