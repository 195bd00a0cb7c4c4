import { useLocation, useParams } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { Text } from '@agent-portal/ui/Text';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Launch } from './components/Launch.tsx';
import { ChooseAgent, LogInFirst } from './components/NeedsAgent.tsx';
import { tools } from './tools.ts';

/** /illustration-pro/:new? and the other launchers. Each one opens a third-party tool [S2]. */
export function LauncherPage() {
  const { pathname } = useLocation();
  const isNewTab = useParams()['new'] !== undefined;
  const { user, mode } = useSession();
  const tool = tools[pathname.split('/')[1] ?? ''];
  if (!tool) throw new Error(`No tool opens at ${pathname}: see areas/launchers/tools.ts.`);
  const needsAgent = tool.opening !== 'address';

  const content = () => {
    if (needsAgent && mode === 'visitor') return <LogInFirst tool={tool} address={pathname} />;
    if (needsAgent && mode === 'home-office') return <ChooseAgent tool={tool} />;
    const agentId = needsAgent ? user.agentId : undefined;
    return <Launch key={pathname} tool={tool} agentId={agentId} isNewTab={isNewTab} />;
  };
  return (
    <>
      <PageHeader
        trail={
          <Text as="div" size="small" tone="muted">
            Tools
          </Text>
        }
        title={tool.name}
      />
      {content()}
    </>
  );
}

export { LauncherPage as Page };
