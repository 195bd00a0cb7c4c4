import type { ComponentType } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { UnauthorizedPage } from './lazyParts.ts';

/** A page that an agent with historical access sees refused at once, and not after filling in its form [S4]. */
export const forFullAccess = (Page: ComponentType) =>
  function FullAccessPage() {
    const { user } = useSession();
    return user.accessLevel === 'Historical' ? (
      <UnauthorizedPage requestId={undefined} />
    ) : (
      <Page />
    );
  };
