import { carrier } from '@agent-portal/data/carrier';

/** The first word of the carrier's name: `northfield`. */
const [carrierWord = ''] = carrier.name.toLowerCase().split(' ');

/** Guesses that are likely here and that no general list has. */
const localGuesses = new Set([
  carrierWord,
  `${carrierWord}1`,
  ...`p@ssword changeme123 agent123 agentportal spring2026 summer2026 autumn2026 winter2026
  november2026`.split(/\s+/),
]);

/** The 49,000 most leaked passwords, in lower case. Loads on first use. */
async function isLeaked(plain: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(plain);
}

/** `aaaaaaaa`, `abababab`: one or two repeated characters. */
const isRepeated = (text: string) => /^(.{1,2})\1+$/u.test(text);

/** `34567890`, `hgfedcba`: each character is the one after, or before, the last. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  );
}

/** Lower case without spaces and marks: `Northfield-Mutual` is `northfieldmutual`. */
const plainOf = (text: string) => text.normalize('NFKC').toLowerCase();
const bareOf = (text: string) => plainOf(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether attackers try a password first: leaked often, a row of keys, or a name
 * (NIST SP 800-63B, 5.1.1.2).
 *
 * @param names of the user, the agent and the carrier
 */
export async function isCommonPassword(
  password: string,
  names: readonly string[],
): Promise<boolean> {
  const plain = plainOf(password);
  const bare = bareOf(password);
  const isName = bare !== '' && names.some((name) => bareOf(name) === bare);
  return (
    isName ||
    localGuesses.has(plain) ||
    isRepeated(plain) ||
    isSequence(plain) ||
    (await isLeaked(plain))
  );
}
