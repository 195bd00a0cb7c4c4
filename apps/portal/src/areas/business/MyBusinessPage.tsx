import { useSession } from '../../session/SessionContext.ts';
import { useFeatures } from '../../session/useFeatures.ts';
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
import { Cards, MainCards } from './MyBusinessPage.styles.ts';
import { openCards } from '../../shared/business/openCards.ts';

/** The cards beside the notifications. */
const mainCards = [
  'requirements',
  'followUps',
  'commissions',
  'pastDueGroups',
  'issued',
  'individualProduction',
  'worksiteProduction',
  'endings',
] as const;

/** /my-business: what an agent's business comes to, each card of it failing on its own [S2]. */
export function MyBusinessPage() {
  const { user } = useSession();
  const open = openCards(user, useFeatures());
  return (
    <>
      <PageHeader title="My Business" />
      <Cards>
        {open.has('counts') ? <StatusCountsCard /> : <NoPoliciesCard />}
        {mainCards.some((card) => open.has(card)) && (
          <MainCards>
            {open.has('requirements') && <RequirementsCard />}
            {open.has('followUps') && <FollowUpsCard />}
            {open.has('commissions') && <CommissionsCard />}
            {open.has('commissions') && <DebtCard />}
            {open.has('pastDueGroups') && <PastDueGroupsCard />}
            {open.has('endings') && <EndingsCard />}
            {open.has('issued') && <IssuedCard />}
            {open.has('individualProduction') && <ProductionCard type="Individual" />}
            {open.has('worksiteProduction') && <ProductionCard type="Worksite" />}
          </MainCards>
        )}
        {open.has('notifications') && <NotificationsCard />}
      </Cards>
    </>
  );
}
