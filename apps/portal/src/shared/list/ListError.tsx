import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { focusHeading } from '../focusHeading.ts';

/** What a list shows when it could not be loaded, with the way to try again [S8]. */
export function ListError({
  error,
  onRetry,
}: {
  readonly error: ApiError;
  readonly onRetry: () => void;
}) {
  const tryAgain = () => {
    // The button goes away with the message.
    focusHeading();
    onRetry();
  };
  return (
    <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
      {error.message}
    </Banner>
  );
}
