import { PageHeader } from '@agent-portal/ui/PageHeader';
import { useState, useSyncExternalStore } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useFeatures, unknownFeatures } from '../../features/useFeatures.ts';
import { openCards } from '../../shared/business/openCards.ts';
import { CommissionsCard } from './components/CommissionsCard.tsx';
import { DebtCard } from './components/DebtCard.tsx';
import { IssuedCard } from './components/IssuedCard.tsx';
import { NotificationsCard } from './components/NotificationsCard.tsx';
import { PastDueGroupsCard } from './components/PastDueGroupsCard.tsx';
import { ProductionCard } from './components/ProductionCard.tsx';
import { StatusCountsCard } from './components/StatusCountsCard.tsx';
import { Columns, Figures, SideColumn } from './MyBusinessPage.styles.ts';
import { TodayQueue } from './TodayQueue.tsx';
import { useOpenedItem } from './useOpenedItem.ts';
import { Card } from '@agent-portal/ui/Card';
import { HelpDesk } from '../../shared/help/HelpDesk.tsx';
import { from } from '@agent-portal/ui/theme/breakpoints';
import { getStatusCounts } from '@agent-portal/data/policies/contract';
import { getToday } from '@agent-portal/data/today/contract';
import { todayInput } from '@agent-portal/data/today/hooks';
import type { Address } from '../../shared/address.ts';
import { whoseOf } from '../../shared/assign/whoseOf.ts';

/** From here on, an open item is next to the list. On narrower windows it is under its line. */
const wide = from('xl');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a panel next to the list. */
const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);

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

/**
 * /my-business: what there is to do today, and next to it the open item or the figures of the business. On
 * phones they follow each other. A failure affects only its own part [S2].
 */
export function MyBusinessPage() {
  const { user } = useSession();
  const features = useFeatures();
  const open = openCards(user, features);
  const { opened, open: onOpen, replace: onReplace } = useOpenedItem();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useIsWide();
  return (
    <>
      <PageHeader title="Today" />
      <Columns>
        <TodayQueue
          open={open}
          place={isWide ? place : null}
          opened={opened}
          onOpen={onOpen}
          onReplace={onReplace}
        />
        <SideColumn>
          <div ref={setPlace} />
          <Figures>
            {open.has('counts') ? <StatusCountsCard /> : <NoPoliciesCard />}
            {/* Cards below one that depends on a feature. It must not move them. */}
            {features !== unknownFeatures && (
              <>
                {open.has('pastDueGroups') && <PastDueGroupsCard />}
                {open.has('notifications') && <NotificationsCard />}
                {open.has('commissions') && <CommissionsCard />}
                {open.has('commissions') && <DebtCard />}
                {open.has('issued') && <IssuedCard />}
                {open.has('individualProduction') && <ProductionCard type="Individual" />}
                {open.has('worksiteProduction') && <ProductionCard type="Worksite" />}
              </>
            )}
          </Figures>
        </SideColumn>
      </Columns>
    </>
  );
}

export { MyBusinessPage as Page };

/** Prefetches the queue, and the figures that the user may see, while the page's code loads. */
export async function startData({ portal, url }: Address): Promise<void> {
  const { client, session } = portal;
  const { user } = await session.load();
  const open = openCards(user, unknownFeatures);
  await Promise.all([
    client.prefetch(getToday, todayInput(whoseOf(url.searchParams))),
    open.has('counts') && client.prefetch(getStatusCounts, {}),
  ]);
}
