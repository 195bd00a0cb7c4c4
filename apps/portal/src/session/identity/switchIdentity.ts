import { ApiError, type IdentityClient } from '@agent-portal/data';
import { impersonate, resumeHomeOffice } from '@agent-portal/data/impersonation/contract';
import { withInlineErrors } from '@agent-portal/data/withInlineErrors';
import { getUserInfo } from '@agent-portal/data/session/contract';
import type { Portal } from '../../createPortal.ts';
import { paths } from '../../paths.ts';
import { findOpenableAddress, requestedPage } from './requestedPage.ts';

/** The next identity of home office: an agent to act for, or its own account. */
export type NextIdentity =
  | { readonly agentId: string; readonly reason?: string | undefined }
  | 'home-office';

/** The dependencies of a switch: the portal, the client of the current identity, and the router. */
export interface SwitchTools {
  readonly portal: Portal;
  readonly client: IdentityClient;
  readonly navigate: (to: string) => void | Promise<void>;
}

const getUser = withInlineErrors(getUserInfo);

/** Whether a switch succeeded although its answer was lost: the user record has the current identity. */
async function isMade(next: NextIdentity, client: IdentityClient): Promise<boolean> {
  try {
    const { agentId, isAuthenticated } = await client.request(getUser, {});
    return isAuthenticated && agentId === (next === 'home-office' ? '' : next.agentId);
  } catch {
    return false;
  }
}

/**
 * Impersonates an agent, or resumes the home-office account. When the carrier answers, everything of the previous
 * identity is removed: first its page, then its cache. Its late answers never reach the screen (reliability, 2).
 * Then the portal refreshes the user, checks the agent's access and opens the new identity's first page [S4].
 *
 * @returns false if the carrier refused; nothing has then changed [S8]
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
  const { appStatus, features, listMemory, session } = portal;
  const page = requestedPage.read();
  appStatus.showSwitching();
  listMemory.forget();
  sessionStorage.clear();
  session.forget();
  let first: string | undefined;
  try {
    await session.checkAgentAccess(await session.load());
    first = await findOpenableAddress(page, await session.load(), features);
  } catch {
    // The guards of the next page load the session again, and redirect to login if that fails.
    session.forget();
  }
  await navigate(next === 'home-office' ? paths.homeOfficeUser() : (first ?? paths.myBusiness()));
  return true;
}
