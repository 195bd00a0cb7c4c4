import type { ApiError, ApiErrorKind } from '@agent-portal/data';
import { Button } from '@agent-portal/ui/Button';
import { Drawing, drawings } from '@agent-portal/ui/Drawing';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { focusHeading } from './focusHeading.ts';

const Failure = styled.div`
  padding: ${token('space-24')};
  text-align: center;
`;

/** The cause of an error, when the message of [S8] does not contain it. */
const causes: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'The carrier took too long.',
  contract: 'The page cannot read the answer.',
};

/** Says why a part of a page failed to load and offers a retry [S8]. */
export function LoadError({
  error,
  onRetry,
}: {
  readonly error: ApiError;
  readonly onRetry: () => void;
}) {
  return (
    <Failure role="alert">
      <Drawing of={drawings.triangleAlert} />
      <p>
        {error.message} {causes[error.kind]}
      </p>
      <Button
        onClick={() => {
          // The button disappears with the message, so move the focus.
          focusHeading();
          onRetry();
        }}
      >
        Try again
      </Button>
    </Failure>
  );
}
