import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';

/** The error for content that could not be loaded, with a retry [S8]. */
export function ContentError({
  error,
  onRetry,
}: {
  readonly error: ApiError;
  readonly onRetry: () => void;
}) {
  return (
    <Banner tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
      The content could not be loaded. {error.message}
    </Banner>
  );
}
