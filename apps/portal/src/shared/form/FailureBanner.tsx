import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { useScrollIntoView } from './useScrollIntoView.ts';

interface FailureBannerProps {
  /** What failed: 'The e-mail was not sent'. */
  readonly what: string;
  readonly failure: ApiError | undefined;
  /** A 403 is no error [S8]. @default true */
  readonly isRefusable?: boolean | undefined;
  /** What a 404 means, after a colon: 'the case is not in your book of business'. */
  readonly missing?: string | undefined;
}

/** Says why a change failed. */
export function FailureBanner(props: FailureBannerProps) {
  const { what, failure, isRefusable = true, missing } = props;
  const ref = useScrollIntoView(failure);
  if (!failure) return null;
  if (failure.kind === 'forbidden' && isRefusable) {
    return (
      <Banner ref={ref} tone="warning" role="alert">
        You do not have access to this action.
      </Banner>
    );
  }
  const isMissing = failure.kind === 'not-found' && missing !== undefined;
  return (
    <Banner ref={ref} tone={isMissing ? 'warning' : 'danger'}>
      {what}
      {isMissing ? `: ${missing}.` : `. ${failure.message}`}
    </Banner>
  );
}
