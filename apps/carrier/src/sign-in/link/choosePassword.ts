import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { lockUser } from '../../session/queries.ts';
import type { users } from '../../session/tables.ts';
import { hashPassword } from '../password/password.ts';
import { passwordProblem } from '../password/passwordProblem.ts';
import type { LinkTexts } from './linkPages.ts';

type User = typeof users.$inferSelect;

/** The user of a link, and the agent of a sub-account. */
export interface LinkOwner {
  readonly user: User;
  readonly agent: User | null;
}

export type LinkDeps = Pick<Deps, 'db' | 'now' | 'today'> & { readonly isDemo: boolean };

/** The password that the user of a link chose, and the request. */
interface Chosen {
  readonly token: string | undefined;
  readonly password: string;
  readonly address: string;
  readonly requestId: string;
}

/** The stored form of the choice, with the hash of the password. */
interface Saved extends Pick<Chosen, 'address' | 'requestId'> {
  readonly passwordHash: string;
  readonly at: Date;
}

/** A kind of link in e-mail with which a user chooses a password: an invitation, or a reset. */
export interface Link extends LinkTexts {
  readonly cookie: 'invitation' | 'passwordReset';
  /** Locks a valid link. Undefined when it ended, was used, was replaced, or never existed. */
  readonly find: (deps: LinkDeps, token: string | undefined) => Promise<LinkOwner | undefined>;
  /** Saves the password and an entry in the audit log, and ends the link. */
  readonly save: (tx: Database, owner: LinkOwner, saved: Saved) => Promise<void>;
}

/** The result of choosing a password. 'gone' means that the link no longer works. */
type Result = 'gone' | 'saved' | (LinkOwner & { readonly problem: string });

/** Sets the password that the user of a link chose, once: in one transaction, with the end of the link. */
export async function choosePassword(
  { find, save }: Link,
  deps: LinkDeps,
  { token, password, ...request }: Chosen,
): Promise<Result> {
  const found = await find(deps, token);
  if (!found) return 'gone';
  const problem = await passwordProblem(password, found.user, found.agent);
  if (problem !== undefined) return { ...found, problem: `The password ${problem}.` };
  const passwordHash = await hashPassword(password);
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    // A parallel request waits here, and finds the link gone.
    await lockUser(tx, found.user.userId);
    const owner = await find({ ...deps, db: tx }, token);
    if (!owner) return 'gone';
    await save(tx, owner, { ...request, passwordHash, at });
    return 'saved';
  });
}
