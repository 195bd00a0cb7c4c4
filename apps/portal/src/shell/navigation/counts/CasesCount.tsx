import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { NavigationCount } from '@agent-portal/ui/NavigationCount';
import { useKeptView } from './useKeptView.ts';

/** The number of cases in the view that need attention. */
export function CasesCount() {
  const { data } = useCasesNeedingAttention(useKeptView());
  return <NavigationCount count={data?.count} what="need attention" />;
}
