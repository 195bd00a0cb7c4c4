import { useEndings } from '@agent-portal/data/hierarchy/hooks';
import { viewedAs } from '@agent-portal/data/user-data/viewText';
import { NavigationCount } from '@agent-portal/ui/NavigationCount';
import { useKeptView } from './useKeptView.ts';

/** The number of appointments, licenses and E&O of the hierarchy that end within 90 days. */
export function EndingsCount() {
  const view = useKeptView();
  // The hierarchy of an agent always includes the downline.
  const { data } = useEndings(view && viewedAs(view).agentId);
  return <NavigationCount count={data?.totalRecords} what="end soon" />;
}
