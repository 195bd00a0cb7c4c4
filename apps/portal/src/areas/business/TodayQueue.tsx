import { useToday } from '@agent-portal/data/today/hooks';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import type { CardId } from '../../shared/business/openCards.ts';
import { Queue, type QueueProps } from '../../shared/today/Queue.tsx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { EndingsCard } from './components/EndingsCard.tsx';
import { FollowUpsCard } from './components/FollowUpsCard.tsx';
import { RequirementsCard } from './components/RequirementsCard.tsx';
import { QueueColumn } from './MyBusinessPage.styles.ts';

interface TodayQueueProps extends Omit<QueueProps, 'today' | 'whose'> {
  readonly open: ReadonlySet<CardId>;
}

/** The queue of Today; cards with tasks if the carrier has no queue. */
export function TodayQueue({ open, ...queue }: TodayQueueProps) {
  const [search] = useSearchParams();
  const whose = whoseOf(search);
  const { data, error, retry } = useToday(whose);
  const { session } = usePortal();
  const { user, identity } = useSession();
  const { businessDate } = user;
  // The answer is of a later day than the session.
  useEffect(() => {
    if (data && businessDate !== undefined && data.asOf > businessDate)
      session.update(identity, { businessDate: data.asOf });
  }, [session, identity, businessDate, data]);
  if (error?.kind === 'not-offered') {
    return (
      <QueueColumn>
        {open.has('requirements') && <RequirementsCard />}
        {open.has('followUps') && <FollowUpsCard />}
        {open.has('endings') && <EndingsCard />}
      </QueueColumn>
    );
  }
  return (
    <QueueColumn aria-busy={!data && !error}>
      {(data?.hasColleagues || whose === 'everybody') && <WhoseTabs label="Whose items" />}
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          Your queue could not be {data ? 'updated' : 'loaded'}. {error.message}
        </Banner>
      )}
      {!error && !data && <Skeleton lines={12} />}
      {data && <Queue key={whose} today={data} whose={whose} {...queue} />}
    </QueueColumn>
  );
}
