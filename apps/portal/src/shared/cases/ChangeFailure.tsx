import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';

interface ChangeFailureProps {
  /** What failed: 'The e-mail was not sent'. */
  readonly what: string;
  readonly isForbidden: boolean;
  readonly isMissing: boolean;
  readonly error: ApiError | undefined;
}

/** Says why a change of a case failed. Missing permission is no error [S8]. */
export function ChangeFailure({ what, isForbidden, isMissing, error }: ChangeFailureProps) {
  if (isForbidden) return <Banner tone="warning">You do not have access to this action.</Banner>;
  if (isMissing) {
    return <Banner tone="warning">{what}: the case is not in your book of business.</Banner>;
  }
  return (
    error && (
      <Banner tone="danger">
        {what}. {error.message}
      </Banner>
    )
  );
}
