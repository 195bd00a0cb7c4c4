import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';

interface AlertFailureProps {
  /** What failed: 'Your alerts were not saved'. */
  readonly what: string;
  readonly failure: ApiError | undefined;
}

/** Says why a change of alerts failed. Missing permission is no error [S6]. */
export function AlertFailure({ what, failure }: AlertFailureProps) {
  if (!failure) return null;
  if (failure.kind === 'forbidden')
    return (
      <Banner tone="warning" role="alert">
        You do not have access to this action.
      </Banner>
    );
  return (
    <Banner tone="danger">
      {what}. {failure.message}
    </Banner>
  );
}
