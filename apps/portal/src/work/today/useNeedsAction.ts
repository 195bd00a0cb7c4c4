import { usePendingPolicyRequirementsCard } from '@agent-portal/data/business/hooks';
import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { useDueFollowUps } from '@agent-portal/data/work/follow-ups/hooks';
import { useEndings } from '@agent-portal/data/hierarchy/hooks';
import { usePastDueGroups } from '@agent-portal/data/list-bills/hooks';
import { useMemo } from 'react';
import { accessRules } from '../../access/accessRules.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import { listLinks } from '../../shared/business/listLinks.ts';
import { openCards } from '../../shared/business/openCards.ts';
import { requirementsInput } from '../../shared/business/requirementsInput.ts';

/** Items that need action, and the list of them. */
export interface Waiting {
  readonly label: string;
  /** The name and the filtered address of the list. */
  readonly list: string;
  readonly to: string;
  /** Undefined while it loads, and if the carrier does not count them. */
  readonly count: number | undefined;
}

/** The kinds of items that need action and that the user may open, the most urgent first. */
export function useNeedsAction(): readonly Waiting[] {
  const { user } = useSession();
  const features = useFeatures();
  const open = useMemo(() => openCards(user, features), [user, features]);
  const isAgent = user.agentId !== '';
  const isWanted = (card: Parameters<typeof open.has>[0]) => isAgent && open.has(card);
  const opensCases = useMayOpen(accessRules.cases, paths.cases()) && isAgent;
  const requirements = usePendingPolicyRequirementsCard(
    isWanted('requirements') ? requirementsInput : null,
  ).data?.totalRequirements;
  const followUps = useDueFollowUps(isWanted('followUps')).data?.totalRecords;
  const cases = useCasesNeedingAttention(undefined, opensCases).data?.count;
  const groups = usePastDueGroups(isWanted('pastDueGroups')).data?.groupCount;
  const endings = useEndings(undefined, isWanted('endings')).data?.totalRecords;
  const kinds = [
    {
      isOffered: isWanted('requirements'),
      label: 'Requirements that need action',
      list: 'Pending',
      to: listLinks.actions,
      count: requirements,
    },
    {
      isOffered: isWanted('followUps'),
      label: 'Follow-ups due',
      list: 'Follow-ups',
      to: paths.followUps('due'),
      count: followUps,
    },
    {
      isOffered: opensCases,
      label: 'Cases that need attention',
      list: 'Case Management',
      to: `${paths.cases()}?attention=true`,
      count: cases,
    },
    {
      isOffered: isWanted('pastDueGroups'),
      label: 'Groups past due',
      list: 'List Bill',
      to: paths.listBills('pastDue'),
      count: groups,
    },
    {
      isOffered: isWanted('endings'),
      label: 'Ending soon',
      list: 'Hierarchy',
      to: `${paths.hierarchy()}?tab=ending-soon`,
      count: endings,
    },
  ];
  return kinds.filter(({ isOffered }) => isOffered);
}
