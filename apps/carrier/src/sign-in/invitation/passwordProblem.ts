import { isCommonPassword } from './isCommonPassword.ts';

/** The fewest and the most characters of a chosen password (NIST SP 800-63B, 5.1.1.2). */
export const shortestPassword = 8;
const longestPassword = 128;

/**
 * Why a password is rejected, or undefined when it is accepted: its length, or attackers guess it first. No
 * kind of character is required (NIST SP 800-63B, 5.1.1.2).
 *
 * @param names of the user, the agent and the carrier
 */
export async function passwordProblem(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < shortestPassword)
    return `The password has ${length} ${length === 1 ? 'character' : 'characters'}. Use at least ${shortestPassword}.`;
  if (length > longestPassword)
    return `The password has ${length} characters. Use at most ${longestPassword}.`;
  return (await isCommonPassword(password, names))
    ? 'This password is one of the first that others would guess. Choose another one.'
    : undefined;
}
