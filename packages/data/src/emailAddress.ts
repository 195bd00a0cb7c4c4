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

/** The address in a link, or after a label: `mailto:jane%2Bx@example.com?subject=…`, `E-mail: jane@example.com`. */
const withoutScheme = (text: string): string =>
  text
    .replace(/^mailto:([^?]*).*$/i, (_, address: string) =>
      address.replaceAll(/%([2-7][\da-f])/gi, decode),
    )
    .replace(/^(?:https?:|e-?mail:)?(?:\/\/)?/i, '');

/** The most wrappings around each other. */
const mostWrappings = 8;

function unwrap(text: string): string {
  let address = text;
  for (let count = 0; count < mostWrappings; count++) {
    const inner = wrappings.reduce(
      (rest, wrapping) => rest.replace(wrapping, '$2').trim(),
      address,
    );
    address = withoutScheme(inner).trim();
  }
  return address;
}

/** The ASCII characters that a keyboard for Chinese or Japanese writes in full width: `jane＠example.com`. */
const halfWidth = (text: string) =>
  text.replaceAll(/[\uFF01-\uFF5E\uFE6B]/g, (character) => character.normalize('NFKC'));

/** A longer text has no address with something around it. */
const longestPasted = 1000;

/**
 * The address in a pasted text: without brackets, quotes and the name before them, the scheme of a link, one
 * trailing separator, invisible characters and outer spaces. Anything else stays, for `emailProblem`.
 */
export const cleanEmail = (text: string): string =>
  text.length > longestPasted
    ? text
    : unwrap(unwrap(halfWidth(stripInvisible(text)).trim()).replace(/\s*[;,.:|/、。]$/, ''));

/** The longest address that mail servers accept. */
const longestAddress = 254;

const partsOf = (address: string) => {
  const at = address.indexOf('@');
  return { name: address.slice(0, at), domain: address.slice(at + 1) };
};

type Problem = readonly [
  message: string | ((address: string) => string),
  applies: (address: string) => boolean,
];

const notInName = /[^\w!#$%&'*+./=?^`{|}~-]/u;
const notInDomain = /[^A-Za-z\d.-]/u;

/** The first character of a text that matches: `é`. */
const wrongIn = (text: string, wrong: RegExp) => wrong.exec(text.normalize('NFC'))?.[0] ?? '';

/** The first one that applies is reported. */
const problems: readonly Problem[] = [
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
    (address) =>
      `must not have ${wrongIn(partsOf(address).name, notInName)} before the @: use the letters A to Z, digits and characters such as . _ - +`,
    (address) => notInName.test(partsOf(address).name),
  ],
  [
    (address) =>
      `must not have ${wrongIn(partsOf(address).domain, notInDomain)} after the @: use the letters A to Z, digits, dots and hyphens`,
    (address) => notInDomain.test(partsOf(address).domain),
  ],
  [
    'must not have a hyphen at the start or end of a domain part',
    (address) => /^-|-$|\.-|-\./.test(partsOf(address).domain),
  ],
  [
    'must have a domain that ends like example.com',
    (address) => !/\.(?:[a-z]{2,63}|xn--[a-z\d-]+)$/i.test(partsOf(address).domain),
  ],
  [
    'must have at most 63 characters in each domain part',
    (address) => /[^.]{64}/.test(partsOf(address).domain),
  ],
];

/** The error of a clean address, as the end of a sentence: 'must have an @'. */
export function emailProblem(address: string): string | undefined {
  const message = problems.find(([, applies]) => applies(address))?.[0];
  return typeof message === 'function' ? message(address) : message;
}
