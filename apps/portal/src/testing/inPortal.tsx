import type { CurrentUser } from '@agent-portal/data/session/contract';
import type { ReactNode } from 'react';
import { profileModeOf } from '../access/profileMode.ts';
import { createPortal, type Portal } from '../createPortal.ts';
import { PortalContext } from '../PortalContext.ts';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { people } from './people.ts';

/** The wrapper for the components of a test: a portal and the session of a user. */
export function inPortal(
  portal: Portal = createPortal(),
  user: CurrentUser = people.agent,
): (props: { readonly children: ReactNode }) => ReactNode {
  const session: Session = {
    user,
    mode: profileModeOf(user),
    identity: user.username,
    hasLeftNavigation: true,
  };
  return function InPortal({ children }) {
    return (
      <PortalContext value={portal}>
        <SessionContext value={session}>{children}</SessionContext>
      </PortalContext>
    );
  };
}
