import type { Answer, ApiError } from '@agent-portal/data';
import type { TableStatus } from '@agent-portal/ui/DataTable';

/** The loading status of a list's rows, for its table. */
export function tableStatus(answer: Answer<unknown>, error: ApiError | undefined): TableStatus {
  if (error) return 'error';
  if (answer.isLoading) return 'loading';
  return answer.isRefreshing ? 'refreshing' : 'ready';
}
