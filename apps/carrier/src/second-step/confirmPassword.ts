import { badRequest } from '../http/answers/problems.ts';
import type { Deps } from '../http/appEnv.ts';
import { isPassword } from '../session/password.ts';
import { findUserById } from './queries/methods.ts';
import type { SecondStep } from './SecondStep.ts';

/** Who asks for a change, and from where. */
interface Asking {
  readonly userId: number;
  readonly address: string;
  readonly password: string;
}

/**
 * Asks for the user's password again: a session that was left open changes nothing.
 * @throws {Problem} 400 for a wrong one, 429 after too many
 */
export async function confirmPassword(
  { db }: Pick<Deps, 'db'>,
  { passwords }: Pick<SecondStep, 'passwords'>,
  { userId, address, password }: Asking,
): Promise<void> {
  await passwords.count(String(userId), address);
  const user = await findUserById(db, userId);
  if (!(await isPassword(password, user?.passwordHash)))
    throw badRequest([{ field: 'password', message: 'is not right' }]);
  await passwords.forgive(String(userId), address);
}
