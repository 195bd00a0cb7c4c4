import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '@agent-portal/format';
import { token } from '../../theme/token.ts';
import { notificationsPanelWords } from '../../words/overlays.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

/* 420 px with the edges of the panel, whose padding the entries cover. */
const EntryList = styled.div`
  inline-size: min(418px, calc(100vw - ${token('space-24')} - 2px));
  margin: 0 calc(-1 * ${token('space-16')}) calc(-1 * ${token('space-16')});

  & > :not(section) {
    margin-inline: ${token('space-16')};
    margin-block-end: ${token('space-12')};
  }

  & > section > ul {
    margin: 0;
    padding: 0;
  }

  /* Two lines an entry; it opens to its text. */
  & [data-part='about'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > section > h3 {
    margin: 0;
    padding: ${token('space-4')} ${token('space-16')};
    border-block-start: 1px solid ${token('color-divider')};
    background: ${token('color-canvas')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & > section + :not(section) {
    margin-block-start: ${token('space-12')};
  }
`;

/** One notification of the panel. */
export interface NotificationEntry extends Omit<
  NotificationItemProps,
  'showsDate' | 'headingLevel'
> {
  readonly key: string;
}

export interface NotificationEntriesProps extends RootProps<HTMLDivElement> {
  /** The newest first. */
  readonly entries: readonly NotificationEntry[];
  /** The current day, ISO 8601: the heading of its entries says 'Today'. */
  readonly today?: string | undefined;
  /** More may come. @default false */
  readonly isBusy?: boolean | undefined;
  /** The text of an empty panel. Omit it until the entries are known. */
  readonly emptyText?: string | undefined;
  /** Over the entries: how many are new, what could not be loaded. */
  readonly children?: ReactNode;
  /** Below the entries: settings. */
  readonly footer?: ReactNode;
}

/** Characters of a day, ISO 8601. */
const dayLength = 10;

/** The entries of a `NotificationsPanel`, by day: two lines each, which open to the message. */
export function NotificationEntries(props: NotificationEntriesProps) {
  const { entries, today, isBusy = false, emptyText, children, footer, ...root } = props;
  const words = useWords('NotificationsPanel', notificationsPanelWords);
  const dayText = useFormat('day', formatDay);
  const days = [...Map.groupBy(entries, ({ date }) => dayText(date))];
  return (
    <EntryList {...root}>
      {children}
      {days.map(([day, ofDay]) => {
        const date = ofDay[0]?.date.slice(0, dayLength);
        return (
          <section key={day}>
            <h3>
              {date === today && `${words.today}, `}
              <time dateTime={date}>{day}</time>
            </h3>
            <ul>
              {ofDay.map(({ key, ...entry }) => (
                <NotificationItem key={key} {...entry} showsDate={false} headingLevel={4} />
              ))}
            </ul>
          </section>
        );
      })}
      {isBusy && <Skeleton lines={4} />}
      {entries.length === 0 && !isBusy && emptyText && <p>{emptyText}</p>}
      {footer}
    </EntryList>
  );
}
