import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';

/** What stands in place of content that could not be loaded, with the way to try again [S8]. */
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
