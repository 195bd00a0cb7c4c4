import { useSession } from '../../session/SessionContext.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { CommissionsCard } from './components/CommissionsCard.tsx';
import { DebtCard } from './components/DebtCard.tsx';
import { EndingsCard } from './components/EndingsCard.tsx';
import { FollowUpsCard } from './components/FollowUpsCard.tsx';
import { IssuedCard } from './components/IssuedCard.tsx';
import { NoPoliciesCard } from './components/NoPoliciesCard.tsx';
import { NotificationsCard } from './components/NotificationsCard.tsx';
import { PastDueGroupsCard } from './components/PastDueGroupsCard.tsx';
import { ProductionCard } from './components/ProductionCard.tsx';
import { RequirementsCard } from './components/RequirementsCard.tsx';
import { StatusCountsCard } from './components/StatusCountsCard.tsx';
import { Cards, Charts, Column } from './MyBusinessPage.styles.ts';
import { type CardId, openCards } from '../../shared/business/openCards.ts';

/** The cards with tasks. */
const taskCards = ['requirements', 'followUps', 'endings', 'pastDueGroups'] as const;
const charts = ['issued', 'individualProduction', 'worksiteProduction'] as const;

/** /my-business: cards that sum up an agent's business. A failure affects only its own card [S2]. */
export function MyBusinessPage() {
  const { user } = useSession();
  const open = openCards(user, useFeatures());
  const hasAny = (cards: readonly CardId[]) => cards.some((card) => open.has(card));
  return (
    <>
      <PageHeader title="My Business" />
      <Cards>
        {open.has('counts') ? <StatusCountsCard /> : <NoPoliciesCard />}
        {hasAny(taskCards) && (
          <Column>
            {open.has('requirements') && <RequirementsCard />}
            {open.has('followUps') && <FollowUpsCard />}
            {open.has('endings') && <EndingsCard />}
            {open.has('pastDueGroups') && <PastDueGroupsCard />}
          </Column>
        )}
        {hasAny(['commissions', 'notifications']) && (
          <Column>
            {open.has('commissions') && <CommissionsCard />}
            {open.has('commissions') && <DebtCard />}
            {open.has('notifications') && <NotificationsCard />}
          </Column>
        )}
        {hasAny(charts) && (
          <Charts>
            {open.has('issued') && <IssuedCard />}
            {open.has('individualProduction') && <ProductionCard type="Individual" />}
            {open.has('worksiteProduction') && <ProductionCard type="Worksite" />}
          </Charts>
        )}
      </Cards>
    </>
  );
}

export { MyBusinessPage as Page };

export { startMyBusiness as startData } from './startMyBusiness.ts';
