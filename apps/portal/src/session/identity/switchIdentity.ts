import { ApiError, type IdentityClient } from '@agent-portal/data';
import { impersonate, resumeHomeOffice } from '@agent-portal/data/impersonation/contract';
import { withInlineErrors } from '@agent-portal/data/withInlineErrors';
import { getUserInfo } from '@agent-portal/data/session/contract';
import type { Portal } from '../../createPortal.ts';
import { paths } from '../../paths.ts';
import { askedBeforeAgent, openable } from './askedBeforeAgent.ts';

/** Whom home-office staff act for from here on: an agent, or nobody. */
export type NextIdentity =
  | { readonly agentId: string; readonly reason?: string | undefined }
  | 'home-office';

/** What a switch works with: the portal, the client of the identity on screen, and the router. */
export interface SwitchTools {
  readonly portal: Portal;
  readonly client: IdentityClient;
  readonly navigate: (to: string) => void | Promise<void>;
}

const getUser = withInlineErrors(getUserInfo);

/** Whether a change was made whose answer was lost: the user record tells whom the session stands for. */
async function isMade(next: NextIdentity, client: IdentityClient): Promise<boolean> {
  try {
    const { agentId, isAuthenticated } = await client.request(getUser, {});
    return isAuthenticated && agentId === (next === 'home-office' ? '' : next.agentId);
  } catch {
    return false;
  }
}

/**
 * Impersonates an agent, or resumes the home-office account. Nothing of the former identity shows
 * or is kept from the carrier's answer on: its page goes at once, its cache with the shell, its calls
 * never reach a screen (reliability, 2). Then the user is refreshed, the agent's access checked, and
 * the new identity's first page opened [S4].
 *
 * @returns false where the carrier did not let it happen; all is then as it was [S8]
 */
export async function switchIdentity(
  next: NextIdentity,
  { portal, client, navigate }: SwitchTools,
): Promise<boolean> {
  try {
    await client.switchIdentity((carrier) =>
      next === 'home-office'
        ? carrier.request(resumeHomeOffice, {})
        : carrier.request(impersonate, { body: next }),
    );
  } catch (thrown) {
    const wasRefused = thrown instanceof ApiError && (thrown.status ?? 500) < 500;
    if (wasRefused || !(await isMade(next, client))) return false;
  }
  const { appStatus, features, listMemory, seenRows, session } = portal;
  const asked = askedBeforeAgent.read();
  appStatus.switchIdentity();
  listMemory.forget();
  seenRows.forget();
  sessionStorage.clear();
  session.forget();
  let first: string | undefined;
  try {
    await session.checkAgentAccess(await session.load());
    first = await openable(asked, await session.load(), features);
  } catch {
    // The guards of the next page ask again, and lead to login.
    session.forget();
  }
  await navigate(next === 'home-office' ? paths.homeOfficeUser() : (first ?? paths.myBusiness()));
  return true;
}
