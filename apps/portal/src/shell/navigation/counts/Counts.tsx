import type { ComponentType } from 'react';
import { paths } from '../../../paths.ts';
import { useStoredView } from '../../../session/identity/useStoredView.ts';
import type { VisibleItem } from '../../../shared/navigation/NavigationContext.ts';
import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { NavigationCount } from '@agent-portal/ui/SideNavigation';
import { useEndings } from '@agent-portal/data/hierarchy/hooks';
import { viewedAs } from '@agent-portal/data/user-data/viewText';

/** The number of appointments, licenses and E&O of the hierarchy that end within 90 days. */
function EndingsCount() {
  const view = useStoredView();
  // The hierarchy of an agent always includes the downline.
  const { data } = useEndings(view && viewedAs(view).agentId);
  return <NavigationCount count={data?.totalRecords} what="end soon" />;
}

/** The number of cases in the view that need attention. */
function CasesCount() {
  const { data } = useCasesNeedingAttention(useStoredView());
  return <NavigationCount count={data?.count} what="need attention" />;
}

/** The count components of the entries, by the entry's path. */
const counts: Readonly<Record<string, ComponentType | undefined>> = {
  [paths.cases()]: CasesCount,
  [paths.hierarchy()]: EndingsCount,
};

/**
 * The counts next to some entries. An entry and its count show only if the guards allow the page. If the
 * carrier does not have the call, no count shows.
 */
export function Counts({ of }: { readonly of: readonly VisibleItem[] }) {
  return of.map(({ href = '', isLocked }) => {
    const Count = counts[href];
    return Count && !isLocked && <Count key={href} />;
  });
}
