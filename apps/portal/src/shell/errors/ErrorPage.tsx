import { ButtonLink } from '@agent-portal/ui/Button';
import { ErrorPage as Failure } from '@agent-portal/ui/ErrorPage';
import { paths } from '../../paths.ts';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { messageTitle } from '../../shared/page/messageTitle.ts';

export interface ErrorPageProps {
  /** Reference of the failed call in the carrier's logs. */
  readonly requestId: string | undefined;
  /** Repeats the calls without reloading the page (decisions, 7). */
  readonly onRetry: () => void;
}

const title = 'Oops! Something went wrong.';

/** The global error page: a call failed with a 5xx [S8]. */
export function ErrorPage({ requestId, onRetry }: ErrorPageProps) {
  return (
    <Failure
      title={title}
      documentTitle={messageTitle(title)}
      message="Please refresh the page or try again later."
      help={<HelpDesk />}
      reference={requestId}
      onRetry={onRetry}
      secondAction={<ButtonLink href={paths.home()}>Go to Home</ButtonLink>}
    />
  );
}
