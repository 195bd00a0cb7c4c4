import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/useCasesNeedingAttention';
import { NavigationCount } from '@agent-portal/ui/NavigationCount';

/** How many cases need somebody. */
export function CasesCount() {
  const { data } = useCasesNeedingAttention();
  return <NavigationCount count={data?.count} what="need attention" />;
}
