import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { NavigationCount } from '@agent-portal/ui/NavigationCount';
import { useKeptView } from './useKeptView.ts';

/** How many cases of the view need attention. */
export function CasesCount() {
  const { data } = useCasesNeedingAttention(useKeptView());
  return <NavigationCount count={data?.count} what="need attention" />;
}
