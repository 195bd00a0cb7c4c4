import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';

interface LaunchFailureProps {
  readonly tool: string;
  readonly error: ApiError | undefined;
  /** The carrier has not configured an address for the tool. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** Says which tool did not open, why, and what to do. */
export function LaunchFailure({ tool, error, isMissing, onRetry }: LaunchFailureProps) {
  if (isMissing || error?.kind === 'forbidden') {
    return (
      <>
        <Banner tone={isMissing ? 'info' : 'danger'}>
          {isMissing ? `${tool} is not set up here.` : `You do not have access to ${tool}.`}
        </Banner>
        <HelpDesk />
      </>
    );
  }
  return (
    <Banner tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
      {tool} did not open. {error?.message}
    </Banner>
  );
}
