import { Button } from '@agent-portal/ui/Button';
import { MessagePage } from '../../shared/page/MessagePage.tsx';

export interface ErrorPageProps {
  /** Reference of the failed call in the carrier's logs. */
  readonly requestId: string | undefined;
  /** Repeats the calls without loading the page anew (decisions, 7). */
  readonly onRetry: () => void;
}

/** The global error page: a call failed with a 5xx [S8]. */
export function ErrorPage({ requestId, onRetry }: ErrorPageProps) {
  return (
    <MessagePage
      title="Oops! Something went wrong."
      message="Please refresh the page or try again later."
      requestId={requestId}
      action={
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
