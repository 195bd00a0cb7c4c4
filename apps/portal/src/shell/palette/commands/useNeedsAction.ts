import { usePendingPolicyRequirementsCard } from '@agent-portal/data/business/hooks';
import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { useDueFollowUps } from '@agent-portal/data/follow-ups/hooks';
import { useEndings } from '@agent-portal/data/hierarchy/hooks';
import { usePastDueGroups } from '@agent-portal/data/list-bills/hooks';
import { formatCount } from '@agent-portal/format';
import { useMemo } from 'react';
import { accessRules } from '../../../access/accessRules.ts';
import { listLinks } from '../../../shared/business/listLinks.ts';
import { openCards } from '../../../shared/business/openCards.ts';
import { requirementsInput } from '../../../shared/business/requirementsInput.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useFeatures } from '../../../features/useFeatures.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** The counts by kind; undefined while unknown or without access. */
export interface Waiting {
  readonly requirements?: number | undefined;
  readonly followUps?: number | undefined;
  readonly cases?: number | undefined;
  readonly groups?: number | undefined;
  readonly endings?: number | undefined;
}

/** The label, list name and filtered address of each kind, the most urgent first. */
const kinds: readonly (readonly [keyof Waiting, label: string, list: string, to: string])[] = [
  ['requirements', 'Requirements that need action', 'Pending', listLinks.actions],
  ['followUps', 'Follow-ups due', 'Follow-ups', paths.followUps('due')],
  ['cases', 'Cases that need attention', 'Case Management', `${paths.cases()}?attention=true`],
  ['groups', 'Groups past due', 'List Bill', paths.listBills('pastDue')],
  ['endings', 'Ending soon', 'Hierarchy', `${paths.hierarchy()}?tab=ending-soon`],
];

/** The rows of the items that need action, each with its count. */
export const waitingCommands = (waiting: Waiting): Command[] =>
  kinds.flatMap(([kind, label, detail, to]): Command[] => {
    const count = waiting[kind] ?? 0;
    if (count === 0) return [];
    const counted = `${label} (${formatCount(count)})`;
    return [{ to, kind: 'address', label: counted, detail, isWholeBook: true }];
  });

/** The items that need action, if the carrier counts them and the user may open their pages. */
export function useNeedsAction(): readonly Command[] {
  const { user } = useSession();
  const features = useFeatures();
  const open = useMemo(() => openCards(user, features), [user, features]);
  const isAgent = user.agentId !== '';
  const isWanted = (card: Parameters<typeof open.has>[0]) => isAgent && open.has(card);
  const opensCases = useMayOpen(accessRules.cases, paths.cases());
  const requirements = usePendingPolicyRequirementsCard(
    isWanted('requirements') ? requirementsInput : null,
  ).data?.totalRequirements;
  const followUps = useDueFollowUps(isWanted('followUps')).data?.totalRecords;
  const cases = useCasesNeedingAttention(undefined, isAgent && opensCases).data?.count;
  const groups = usePastDueGroups(isWanted('pastDueGroups')).data?.groupCount;
  const endings = useEndings(undefined, isWanted('endings')).data?.totalRecords;
  return useMemo(
    () => waitingCommands({ requirements, followUps, cases, groups, endings }),
    [requirements, followUps, cases, groups, endings],
  );
}
