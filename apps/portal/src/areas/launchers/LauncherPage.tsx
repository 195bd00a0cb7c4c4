import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { Text } from '@agent-portal/ui/Text';
import { useLocation, useParams } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { Launch } from './components/Launch.tsx';
import { type Tool, tools } from './tools.ts';
import { paths } from '../../paths.ts';

/** Describes the tool to a visitor. The calls that open it need an agent [S2, S7]. */
function LogInFirst({ tool, address }: { readonly tool: Tool; readonly address: string }) {
  return (
    <Card>
      <p>{tool.about}</p>
      <p>{tool.name} opens with your agent number. Log in first.</p>
      <p>
        <ButtonLink variant="primary" href={paths.login(address)}>
          Log in
        </ButtonLink>
      </p>
    </Card>
  );
}

/** A home office user who does not act for an agent has no agent ID to open the tool with [S5]. */
function ChooseAgent({ tool }: { readonly tool: Tool }) {
  return (
    <Card>
      <p>{tool.about}</p>
      <p>{tool.name} opens with an agent number. Choose the agent to act for first.</p>
      <p>
        <ButtonLink variant="primary" href={paths.homeOfficeUser()}>
          Choose an agent
        </ButtonLink>
      </p>
    </Card>
  );
}

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
