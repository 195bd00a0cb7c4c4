import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useFeatures } from '../../features/useFeatures.ts';
import { openCards } from '../../shared/business/openCards.ts';
import { useIsWide } from './useIsWide.ts';
import { CommissionsCard } from './components/CommissionsCard.tsx';
import { DebtCard } from './components/DebtCard.tsx';
import { IssuedCard } from './components/IssuedCard.tsx';
import { NoPoliciesCard } from './components/NoPoliciesCard.tsx';
import { NotificationsCard } from './components/NotificationsCard.tsx';
import { PastDueGroupsCard } from './components/PastDueGroupsCard.tsx';
import { ProductionCard } from './components/ProductionCard.tsx';
import { StatusCountsCard } from './components/StatusCountsCard.tsx';
import { Columns, Figures, SideColumn } from './MyBusinessPage.styles.ts';
import { TodayQueue } from './TodayQueue.tsx';

/**
 * /my-business: what there is to do today, and next to it the open item or the figures of the business. On
 * phones they follow each other. A failure affects only its own part [S2].
 */
export function MyBusinessPage() {
  const { user } = useSession();
  const open = openCards(user, useFeatures());
  const [opened, setOpened] = useState<string>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  return (
    <>
      <PageHeader title="Today" />
      <Columns>
        <TodayQueue open={open} place={isWide ? place : null} opened={opened} onOpen={setOpened} />
        <SideColumn>
          <div ref={setPlace} />
          <Figures hidden={isWide && opened !== undefined}>
            {open.has('counts') ? <StatusCountsCard /> : <NoPoliciesCard />}
            {open.has('pastDueGroups') && <PastDueGroupsCard />}
            {open.has('notifications') && <NotificationsCard />}
            {open.has('commissions') && <CommissionsCard />}
            {open.has('commissions') && <DebtCard />}
            {open.has('issued') && <IssuedCard />}
            {open.has('individualProduction') && <ProductionCard type="Individual" />}
            {open.has('worksiteProduction') && <ProductionCard type="Worksite" />}
          </Figures>
        </SideColumn>
      </Columns>
    </>
  );
}

export { MyBusinessPage as Page };

export { startMyBusiness as startData } from './startMyBusiness.ts';
