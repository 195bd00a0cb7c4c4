import {
  groupSizes,
  type TodayGroup,
  type TodayKind,
} from '@agent-portal/data/work/today/contract';
import { formatCount, formatDate } from '@agent-portal/format';
import { Button } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { paths } from '../../paths.ts';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import { groupWords, isLater } from './groupWords.ts';
import { Foot, GroupHead, Lines } from './Queue.styles.ts';
import { QueueLine } from './QueueLine.tsx';

interface QueueGroupProps {
  readonly group: TodayGroup;
  /** The date of the last visit; null on the first one. */
  readonly since: string | null;
  /** All of its items show. */
  readonly isAll: boolean;
  /** No other group shows. @default false */
  readonly isAlone?: boolean;
  /** Expands the group, or collapses it to its first items. */
  readonly onAll: (kind: TodayKind, isAll: boolean) => void;
}

/** One group of the queue: its first items, or up to a hundred of them. */
export function QueueGroup({ group, since, isAll, isAlone = false, onAll }: QueueGroupProps) {
  const { kind, total, planned = 0, items } = group;
  const { title, all } = groupWords[kind];
  const Heading = isLater(group) && !isAlone ? 'h3' : 'h2';
  const listHref = useListHref();
  const mayOpenAll = useMayOpen(all.needs, all.href);
  const mayOpenFollowUps = useMayOpen(groupWords.followUps.all.needs, paths.followUps());
  const most = Math.min(total, groupSizes.all);
  const text = kind === 'changes' && since ? `Changed since ${formatDate(since)}` : title;
  const showText =
    total > most
      ? `Show ${formatCount(most)} of ${formatCount(total)}`
      : `Show all ${formatCount(total)}`;
  return (
    <section aria-label={text}>
      <GroupHead>
        <Heading>
          {text} <small>{formatCount(total)}</small>
        </Heading>
        {planned > 0 && mayOpenFollowUps && (
          <Link href={paths.followUps()}>
            {formatCount(planned)} planned<span className="visually-hidden"> for later</span>
          </Link>
        )}
        {total > groupSizes.first && !isAlone && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAll}
            onClick={() => onAll(kind, !isAll)}
          >
            {isAll ? 'Show fewer' : showText}
            <span className="visually-hidden"> of {text}</span>
          </Button>
        )}
      </GroupHead>
      <Lines>
        {items.map((item) => (
          <QueueLine key={item.key} kind={kind} item={item} />
        ))}
        {isAll && items.length < most && (
          <li>
            <Skeleton lines={2} />
          </li>
        )}
      </Lines>
      {(isAll || isLater(group)) && mayOpenAll && (
        <Foot>
          <Link href={listHref(all.href)}>{all.text}</Link>
        </Foot>
      )}
    </section>
  );
}
