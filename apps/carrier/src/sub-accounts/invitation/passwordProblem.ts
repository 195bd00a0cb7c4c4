/** Fewest and most characters of a password that somebody chooses (NIST SP 800-63B, 5.1.1.2). */
export const shortestPassword = 8;
const longestPassword = 128;

/** What is tried first, of eight characters or more: the head of every list of leaked passwords. */
const guessedFirst = new Set(
  `password passw0rd password1 password12 password123 p@ssw0rd p@ssword 12345678 123456789 1234567890
  87654321 0987654321 987654321 qwertyui qwertyuiop qwerty123 qwerty1234 1q2w3e4r 1qaz2wsx 1qaz2wsx3edc
  zaq12wsx asdfghjkl asdf1234 iloveyou iloveyou1 sunshine princess football baseball superman starwars
  trustno1 whatever dragon123 monkey123 letmein1 letmein123 welcome1 welcome123 admin123 administrator
  changeme changeme1 changeme123 secret123 abcd1234 abc12345 a1b2c3d4 computer internet michelle jennifer
  shadow123 master123 charlie1 liverpool corvette mercedes maverick insurance agent123 agentportal
  northfield northfield1 northfieldmutual spring2026 summer2026 autumn2026 winter2026 november2026`.split(
    /\s+/,
  ),
);

/** `aaaaaaaa`, `abababab`: one or two characters over and over. */
const isRepeated = (text: string) => /^(.{1,2})\1+$/u.test(text);

/** `34567890`, `hgfedcba`: each character is the one after, or before, the last. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  );
}

/**
 * Why a password cannot be chosen, or undefined where it can: its length, and whether it is one of
 * those that are guessed first. No kind of character is asked for (NIST SP 800-63B, 5.1.1.2).
 *
 * @param words the user name and the names of whose password it is
 */
export function passwordProblem(password: string, words: readonly string[]): string | undefined {
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < shortestPassword)
    return `The password has ${length} ${length === 1 ? 'character' : 'characters'}. Use at least ${shortestPassword}.`;
  if (length > longestPassword)
    return `The password has ${length} characters. Use at most ${longestPassword}.`;
  const plain = password.normalize('NFKC').toLowerCase();
  const isOwnName = words.some((word) => plain === word.toLowerCase());
  const isGuessed = guessedFirst.has(plain) || isRepeated(plain) || isSequence(plain) || isOwnName;
  return isGuessed
    ? 'This password is one of the first that others would guess. Choose another one.'
    : undefined;
}
