import type { ApiError, ApiErrorKind } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { focusHeading } from '../../page/focusHeading.ts';

/** The cause of an error, when the message of [S8] does not contain it. */
const causes: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'The carrier did not answer in time.',
  contract: 'The carrier sent an answer that this page cannot read.',
};

/** Says why a list failed to load and offers a retry [S8]. */
export function ListError({
  error,
  onRetry,
}: {
  readonly error: ApiError;
  readonly onRetry: () => void;
}) {
  const tryAgain = () => {
    // The button disappears with the message, so move the focus.
    focusHeading();
    onRetry();
  };
  const cause = causes[error.kind];
  return (
    <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
      {error.message}
      {cause && ` ${cause}`}
    </Banner>
  );
}
