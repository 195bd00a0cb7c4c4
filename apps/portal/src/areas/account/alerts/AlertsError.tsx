import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { ListError } from '../../../shared/list/notes/ListError.tsx';

interface AlertsErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Says in place why a part of alerts could not be loaded. Missing permission is no error [S6]. */
export function AlertsError({ error, onRetry }: AlertsErrorProps) {
  if (error.kind === 'forbidden')
    return (
      <Banner tone="warning">
        You do not have access to alerts. Only the agent can change them.
      </Banner>
    );
  return <ListError error={error} onRetry={onRetry} />;
}
