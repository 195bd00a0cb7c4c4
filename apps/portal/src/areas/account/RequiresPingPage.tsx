import { useSession } from '../../session/SessionContext.ts';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

/** /requires-ping: the agent that home office acts for has no linked single sign-on account [S5]. */
export function RequiresPingPage() {
  const { user } = useSession();
  const agent = user.agentData?.name || 'The agent';
  return (
    <MessagePage
      title="Single sign-on account required"
      message={`${agent} has no linked single sign-on account, and this page opens only with one. The help desk can link it.`}
    />
  );
}

export { RequiresPingPage as Page };
