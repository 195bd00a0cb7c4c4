import type { ApiError } from '@agent-portal/data';
import { useApplicationConfig } from '@agent-portal/data/config/hooks';
import {
  useIllustrationProAccountId,
  useIPipelineResponse,
  useLifePortraitsRedirectUrl,
} from '@agent-portal/data/launchers/hooks';
import type { Target } from './openTool.ts';
import type { Tool } from './tools.ts';

/** What is known of where a tool opens. */
export interface TargetAnswer {
  /** Fresh: what a launch takes along may be good for one launch only. */
  readonly target: Target | undefined;
  /** The tool has no address in this portal. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  /** Asks for everything anew. */
  readonly ask: () => void;
}

/**
 * Asks where a tool opens and what with [S7].
 * @param agentId who opens it; undefined asks for nothing that belongs to an agent
 */
export function useTarget(tool: Tool, agentId: string | undefined): TargetAnswer {
  const asks = (opening: Tool['opening']) => tool.opening === opening && agentId !== undefined;
  const config = useApplicationConfig(tool.address !== undefined);
  const account = useIllustrationProAccountId(asks('account-id'));
  const saml = useIPipelineResponse(asks('saml') ? { query: { agentId: agentId ?? '' } } : null);
  const redirect = useLifePortraitsRedirectUrl(asks('redirect'));

  const answers = [config, account, saml, redirect];
  const error = answers.find((answer) => answer.error)?.error;
  const isSettled =
    !error && answers.every(({ isLoading, isRefreshing }) => !isLoading && !isRefreshing);
  const address = tool.address && config.data?.launchers?.[tool.address];
  return {
    target: isSettled ? targetOf(address, account.data, saml.data, redirect.data) : undefined,
    isMissing: error?.kind === 'not-found' || (config.data !== undefined && !address),
    error,
    ask: () => {
      for (const answer of answers) answer.retry();
    },
  };
}

function targetOf(
  address: string | undefined,
  accountId: string | undefined,
  samlResponse: string | undefined,
  redirectUrl: string | undefined,
): Target | undefined {
  if (redirectUrl !== undefined) return { url: redirectUrl };
  if (address === undefined) return undefined;
  if (accountId !== undefined) return { url: address, fields: { accountId } };
  if (samlResponse !== undefined) return { url: address, fields: { SAMLResponse: samlResponse } };
  return { url: address };
}
