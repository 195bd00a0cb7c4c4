import { type TodayGroup, type TodayItem, todayPageSize } from '@agent-portal/data/today/contract';
import { useTodayGroup } from '@agent-portal/data/today/hooks';
import { formatCount, formatDate } from '@agent-portal/format';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Disclosure } from '@agent-portal/ui/Disclosure';
import { Link } from '@agent-portal/ui/Link';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListHref } from '../list/address/listVersion.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { groupWords } from './groupWords.ts';
import { Foot, Lines } from './Queue.styles.ts';
import { useQueue } from './QueueContext.ts';
import { QueueLine } from './QueueLine.tsx';

interface QueueGroupProps {
  readonly group: TodayGroup;
  /** The date of the last visit; null on the first one. */
  readonly since: string | null;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One group of the queue. It can be closed, and shows ten more items on request. */
export function QueueGroup({ group, since, isOpen, onToggle }: QueueGroupProps) {
  const { kind, total, planned = 0, items } = group;
  const { title, all } = groupWords[kind];
  const listHref = useListHref();
  // Page 1 is in the answer of the queue; the others load one by one.
  const [pages, setPages] = useState(1);
  const [loaded, setLoaded] = useState(1);
  const lines = useRef<HTMLOListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const mayOpenAll = useMayOpen(all.needs, all.href);
  const mayOpenFollowUps = useMayOpen(groupWords.followUps.all.needs, paths.followUps());
  const known = Math.min(total, loaded * todayPageSize);
  const sinceText = kind === 'changes' && since ? `Changed since ${formatDate(since)}` : title;

  /** The button of the last page goes: its focus goes to the first new line. */
  function noteLoaded(page: number, [first]: readonly TodayItem[]) {
    setLoaded(Math.max(loaded, page));
    if (page * todayPageSize < total || document.activeElement !== more.current || !first) return;
    lines.current
      ?.querySelector<HTMLElement>(`[data-line="${kind} ${first.key}"] [data-part="title"]`)
      ?.focus();
  }

  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={onToggle}
      title={
        <h2>
          {sinceText} ({formatCount(total)})
        </h2>
      }
    >
      <Lines ref={lines}>
        {items.map((item) => (
          <QueueLine key={item.key} kind={kind} item={item} />
        ))}
        {Array.from({ length: pages - 1 }, (_, at) => (
          <QueuePage key={at} kind={kind} page={at + 2} onLoaded={noteLoaded} />
        ))}
      </Lines>
      <Foot>
        {known < total && (
          <Button
            ref={more}
            size="small"
            isBusy={pages > loaded}
            busyText="Loading"
            onClick={() => setPages(loaded + 1)}
          >
            Show {Math.min(todayPageSize, total - known)} more
            <span className="visually-hidden"> of {title}</span>
          </Button>
        )}
        {mayOpenAll && <Link href={listHref(all.href)}>{all.text}</Link>}
        {planned > 0 && mayOpenFollowUps && (
          <Link href={paths.followUps()}>
            {formatCount(planned)} more {planned === 1 ? 'has' : 'have'} a follow-up
          </Link>
        )}
      </Foot>
    </Disclosure>
  );
}

interface QueuePageProps {
  readonly kind: TodayGroup['kind'];
  readonly page: number;
  /** Called when its lines show. */
  readonly onLoaded: (page: number, items: readonly TodayItem[]) => void;
}

/** The lines of a page after the first one. */
function QueuePage({ kind, page, onLoaded }: QueuePageProps) {
  const { whose } = useQueue();
  const { data, error, retry } = useTodayGroup(kind, page, whose);
  const items = data?.items;
  const report = useEffectEvent((shown: readonly TodayItem[]) => onLoaded(page, shown));
  useEffect(() => {
    if (items) report(items);
  }, [items]);
  if (error) {
    return (
      <li>
        <Banner tone="danger" action={<Button onClick={retry}>Try again</Button>}>
          More items could not be loaded. {error.message}
        </Banner>
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <Skeleton lines={2} />
      </li>
    );
  }
  // A page past the end is the last page, which shows already.
  if (data.currentPage !== page) return null;
  return data.items.map((item) => <QueueLine key={item.key} kind={kind} item={item} />);
}
