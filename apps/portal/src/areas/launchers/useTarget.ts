import type { ApiError } from '@agent-portal/data';
import { useApplicationConfig } from '@agent-portal/data/config/hooks';
import {
  useIllustrationProAccountId,
  useIPipelineResponse,
  useLifePortraitsRedirectUrl,
} from '@agent-portal/data/launchers/hooks';
import type { Target } from './openTool.ts';
import type { Tool } from './tools.ts';

/** The address of a tool, or why it is not available. */
export interface TargetAnswer {
  /** Never cached, because the posted fields may be valid for one launch only. */
  readonly target: Target | undefined;
  /** The carrier has not configured an address for the tool. */
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
  /** Requests everything again. */
  readonly ask: () => void;
}

/**
 * Requests the address of a tool and the fields to post to it [S7].
 * @param agentId the agent who opens the tool; when undefined, no agent data is requested
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
