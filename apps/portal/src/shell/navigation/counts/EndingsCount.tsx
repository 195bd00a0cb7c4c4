import { useEndings } from '@agent-portal/data/hierarchy/useEndings';
import { NavigationCount } from '@agent-portal/ui/NavigationCount';

/** How many appointments, licenses and E&O of the hierarchy end within 90 days. */
export function EndingsCount() {
  const { data } = useEndings();
  return <NavigationCount count={data?.totalRecords} what="end soon" />;
}
