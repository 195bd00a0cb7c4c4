import {
  groupSizes,
  type TodayGroup,
  type TodayKind,
  type TodayItem,
} from '@agent-portal/data/work/today/contract';
import { formatCount, formatDate } from '@agent-portal/format';
import { Button } from '@agent-portal/ui/Button';
import { Link } from '@agent-portal/ui/Link';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { paths } from '../../paths.ts';
import { useListHref } from '../../shared/list/address/listVersion.ts';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import { groupWords, isLater } from './groupWords.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { outcomeText } from '../contacts/contactTexts.ts';
import { DueText } from './DueText.tsx';
import { useQueue } from './QueueContext.ts';

/** Stays in sight while the lines of its group scroll. */
const GroupHead = styled.header`
  position: sticky;
  inset-block-start: calc(var(--sticky-top, 0px) + var(--note, 0px));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-12')};
  min-block-size: 2.125rem;
  padding-inline: ${token('space-16')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('color-canvas')};

  section ~ section > & {
    border-radius: 0;
  }

  & > :is(h2, h3) {
    margin: 0;
    font-size: 0.9375rem;
    line-height: ${token('line-height-small')};
  }

  & small {
    margin-inline-start: ${token('space-4')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
    font-size: ${token('font-size-small')};
  }

  & > button {
    margin-inline-start: auto;
  }

  @media print {
    position: static;
  }
`;

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: 1px solid ${token('color-divider')};
  }

  & button[data-line] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space-8')};
    inline-size: 100%;
    align-content: center;
    min-block-size: 3.4375rem;
    padding: ${token('space-4')} ${token('space-16')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
    line-height: 1.25rem;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    scroll-margin-block: calc(var(--sticky-top, 0px) + 2.5rem) ${token('space-16')};
  }

  & button[data-line]:hover {
    background: ${token('color-hover')};
  }

  & button[data-line]:focus-visible {
    outline-offset: -3px;
  }

  & button[data-line][aria-current] {
    background: ${token('color-selected')};
    box-shadow: inset 3px 0 ${token('color-primary')};
  }

  & strong {
    font-weight: ${token('font-weight-strong')};
  }

  & [data-part='what'] {
    grid-column: 1 / -1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }

  & [data-part='what'] > b {
    color: ${token('color-text')};
    font-weight: ${token('font-weight')};
  }

  @media (forced-colors: active) {
    & button[data-line][aria-current] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

const Foot = styled.p`
  margin: 0;
  padding: ${token('space-4')} ${token('space-16')};
  border-block-end: 1px solid ${token('color-divider')};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;

interface QueueLineProps {
  readonly kind: TodayKind;
  readonly item: TodayItem;
}

/** One line of the queue, one button: who and by when, what and what for. It opens the item. */
function QueueLine({ kind, item }: QueueLineProps) {
  const { key, who, what, detail, actor, by, plannedOn, followUp, finished, lastContact } = item;
  const contacted = lastContact?.contactedOn === useBusinessDate() && outcomeText(lastContact);
  const id = `${kind} ${key}`;
  const { shown, open } = useQueue();
  const others = followUp?.owner.isYou === false ? `Assigned to ${followUp.owner.name}` : undefined;
  // For a follow-up, the actor of its requirement may be someone other than its owner.
  const needsActor = kind !== 'changes' && kind !== 'followUps';
  const about = others ?? detail ?? (needsActor ? actor : undefined);
  return (
    <li>
      <button
        type="button"
        data-line={id}
        data-printed
        aria-current={shown === id || undefined}
        onClick={() => open(id)}
      >
        <strong>{who}</strong> <DueText kind={kind} item={item} />{' '}
        <span data-part="what">
          {what}
          {about && (
            <>
              {' '}
              · <b>{about}</b>
            </>
          )}
          {plannedOn && by && ` · due\u00A0${formatDate(by).slice(0, 5)}`}
          {contacted && ` · ${contacted} today`}
          {finished && ` · done by ${finished.by}`}
        </span>
      </button>
    </li>
  );
}

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
