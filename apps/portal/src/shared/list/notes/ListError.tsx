import { type ApiError, type ApiErrorKind, unexpectedError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { focusHeading } from '../../page/focusHeading.ts';

/** What kept the rows from coming, where the message of [S8] does not say it. */
const causes: Partial<Record<ApiErrorKind, string>> = {
  network: 'The carrier cannot be reached: check your connection.',
  timeout: 'The carrier did not answer in time.',
  contract: 'The carrier sent an answer that this page cannot read.',
};

/** What a list shows when it could not be loaded: the cause, and the way to try again [S8]. */
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
  // The message of [S8] stays for whatever is no answer; what is plain comes after it.
  const message = error.isOffline ? unexpectedError : error.message;
  const cause = error.isOffline ? error.message : causes[error.kind];
  return (
    <Banner tone="danger" action={<Button onClick={tryAgain}>Try again</Button>}>
      {message}
      {cause && ` ${cause}`}
    </Banner>
  );
}
