import type { Answer } from '@agent-portal/data';
import type { Today } from '@agent-portal/data/work/today/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { CardId } from '../../shared/business/openCards.ts';
import type { ActionForm } from '../../shared/take-action/actionForm.ts';
import { Queue } from '../../work/today/Queue.tsx';
import { EndingsCard } from './components/EndingsCard.tsx';
import { FollowUpsCard } from './components/FollowUpsCard.tsx';
import { RequirementsCard } from './components/RequirementsCard.tsx';
import { Column } from './MyBusinessPage.styles.ts';
import type { useTodayAddress } from '../../work/today/useTodayAddress.ts';

interface TodayQueueProps {
  readonly answer: Answer<Today>;
  readonly cards: ReadonlySet<CardId>;
  readonly address: ReturnType<typeof useTodayAddress>;
  readonly drafts: Map<string, ActionForm>;
}

/** The queue of Today; cards with tasks if the carrier has no queue. */
export function TodayQueue({ answer, cards, address, drafts }: TodayQueueProps) {
  const { data, error, retry } = answer;
  const { session } = usePortal();
  const { user, identity } = useSession();
  const { businessDate } = user;
  // The answer is of a later day than the session.
  useEffect(() => {
    if (data && businessDate !== undefined && data.asOf > businessDate)
      session.update(identity, { businessDate: data.asOf });
  }, [session, identity, businessDate, data]);
  // An agent that the user may not view does not exist for it.
  if (error?.kind === 'not-offered' && address.agentId !== undefined) {
    return (
      <Banner
        tone="warning"
        action={<Button onClick={() => address.pickAgent(undefined)}>Show all agents</Button>}
      >
        Agent {address.agentId} is not in your hierarchy.
      </Banner>
    );
  }
  if (error?.kind === 'not-offered') {
    return (
      <Column>
        {cards.has('requirements') && <RequirementsCard />}
        {cards.has('followUps') && <FollowUpsCard />}
        {cards.has('endings') && <EndingsCard />}
      </Column>
    );
  }
  return (
    <Column aria-busy={!data && !error}>
      {error && (
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          Today could not be {data ? 'updated' : 'loaded'}. {error.message}
        </Banner>
      )}
      {!error && !data && <Skeleton lines={12} />}
      {data && (
        <Queue
          key={address.whose}
          today={data}
          drafts={drafts}
          {...address}
          onOpen={address.open}
          onReplace={address.replace}
          onOnly={address.showOnly}
          onAll={address.showAll}
        />
      )}
    </Column>
  );
}
