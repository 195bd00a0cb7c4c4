import type { ComponentType } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { UnauthorizedPage } from './lazyParts.ts';

/** Refuses a page to an agent with historical access right away, not after the form is filled in [S4]. */
export const forFullAccess = (Page: ComponentType) =>
  function FullAccessPage() {
    const { user } = useSession();
    return user.accessLevel === 'Historical' ? (
      <UnauthorizedPage requestId={undefined} />
    ) : (
      <Page />
    );
  };
