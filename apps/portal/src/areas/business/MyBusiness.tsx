import { Card } from '@agent-portal/ui/Card';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { CardId } from '../../shared/business/openCards.ts';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { CommissionsCard } from './components/CommissionsCard.tsx';
import { DebtCard } from './components/DebtCard.tsx';
import { IssuedCard } from './components/IssuedCard.tsx';
import { NotificationsCard } from './components/NotificationsCard.tsx';
import { PastDueGroupsCard } from './components/PastDueGroupsCard.tsx';
import { ProductionCard } from './components/ProductionCard.tsx';
import { StatusCountsCard } from './components/StatusCountsCard.tsx';
import { Figures } from './MyBusinessPage.styles.ts';

/** Replaces the cards of policies: says why there are none, and who can change that. */
function NoPoliciesCard() {
  const { user } = useSession();
  return (
    <Card>
      <h2>No policies here</h2>
      <p>
        {user.isSubaccount
          ? 'Your account does not have access to policies. The agent whose account you use can give it to you.'
          : 'Agents with historical access see commissions, debt and tax forms, and no policies.'}
      </p>
      <HelpDesk />
    </Card>
  );
}

/** The figures and charts of the business. A failure affects only its own card [S2]. */
export function MyBusiness({ cards }: { readonly cards: ReadonlySet<CardId> }) {
  const features = useFeatures();
  return (
    <Figures>
      {cards.has('counts') ? <StatusCountsCard /> : <NoPoliciesCard />}
      {/* Cards below one that depends on a feature. It must not move them. */}
      {features !== unknownFeatures && (
        <>
          {cards.has('commissions') && <CommissionsCard />}
          {cards.has('commissions') && <DebtCard />}
          {cards.has('issued') && <IssuedCard />}
          {cards.has('pastDueGroups') && <PastDueGroupsCard />}
          {cards.has('individualProduction') && <ProductionCard type="Individual" />}
          {cards.has('worksiteProduction') && <ProductionCard type="Worksite" />}
          {cards.has('notifications') && <NotificationsCard />}
        </>
      )}
    </Figures>
  );
}
