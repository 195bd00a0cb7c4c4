import type { Answer, ApiError } from '@agent-portal/data';
import type { TableStatus } from '@agent-portal/ui/DataTable';

/** How far a list's rows are, for its table. */
export function listStatus(answer: Answer<unknown>, error: ApiError | undefined): TableStatus {
  if (error) return 'error';
  if (answer.isLoading) return 'loading';
  return answer.isRefreshing ? 'refreshing' : 'ready';
}
