import { carrier } from '@agent-portal/data/carrier';
import { longestPassword, shortestPassword } from '@agent-portal/data/password/contract';
import { isCommonPassword } from './isCommonPassword.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Names that attackers would try as the password of a user. */
function namesOf(user: Person & { readonly username: string }, agent: Person | null) {
  const [mailbox = ''] = user.username.split('@');
  const people = [user, ...(agent ? [agent] : [])].flatMap(({ firstName, lastName }) => [
    firstName,
    lastName,
    firstName + lastName,
  ]);
  return [user.username, mailbox, ...people, carrier.name];
}

/**
 * Why a password is rejected, in words that follow 'The password'; undefined when it is accepted. The reason
 * is its length, or that attackers guess it first. No kind of character is required (NIST SP 800-63B,
 * 5.1.1.2).
 *
 * @param agent the agent of a sub-account
 */
export async function passwordProblem(
  password: string,
  user: Person & { readonly username: string },
  agent: Person | null,
): Promise<string | undefined> {
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < shortestPassword)
    return `has ${length} ${length === 1 ? 'character' : 'characters'}. Use at least ${shortestPassword}`;
  if (length > longestPassword) return `has ${length} characters. Use at most ${longestPassword}`;
  return (await isCommonPassword(password, namesOf(user, agent)))
    ? 'is one of the first that others would guess. Choose another one'
    : undefined;
}
