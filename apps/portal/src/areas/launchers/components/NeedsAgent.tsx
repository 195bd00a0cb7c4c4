import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { paths } from '../../../paths.ts';
import type { Tool } from '../tools.ts';

/** Describes the tool to a visitor. The calls that open it need an agent [S2, S7]. */
export function LogInFirst({ tool, address }: { readonly tool: Tool; readonly address: string }) {
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
export function ChooseAgent({ tool }: { readonly tool: Tool }) {
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
