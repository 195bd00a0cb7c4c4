import type { ReactNode } from 'react';
import { formatDay } from '@agent-portal/format';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { EntryList } from './NotificationEntries.styles.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
import { useFormat } from '../../words/useFormat.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

/** One notification of the panel. */
export interface NotificationEntry extends Omit<
  NotificationItemProps,
  'newText' | 'readText' | 'showsDate' | 'headingLevel'
> {
  readonly key: string;
}

export interface NotificationEntriesProps extends RootProps<HTMLDivElement> {
  /** The newest first. */
  readonly entries: readonly NotificationEntry[];
  /** More may come. @default false */
  readonly isBusy?: boolean | undefined;
  /** Said where there are none; left out while that is not known. */
  readonly emptyText?: string | undefined;
  /** Marks new entries. @default 'New' */
  readonly newText?: string | undefined;
  /** The button of each that marks it as read. @default 'Mark as read' */
  readonly readText?: string | undefined;
  /** Over the entries: what could not be loaded, settings. */
  readonly children?: ReactNode;
}

/** Characters of a day, ISO 8601. */
const dayLength = 10;

/** The entries of a `NotificationsPanel`, by day: heading and message of each. */
export function NotificationEntries(props: NotificationEntriesProps) {
  const { entries, isBusy = false, emptyText, newText, readText, children, ...root } = props;
  const dayText = useFormat('day', formatDay);
  const days = [...Map.groupBy(entries, ({ date }) => dayText(date))];
  return (
    <EntryList {...root}>
      {children}
      {days.map(([day, ofDay]) => (
        <section key={day}>
          <h3>
            <time dateTime={ofDay[0]?.date.slice(0, dayLength)}>{day}</time>
          </h3>
          <ul>
            {ofDay.map(({ key, ...entry }) => (
              <NotificationItem
                key={key}
                {...entry}
                newText={newText}
                readText={readText}
                showsDate={false}
                headingLevel={4}
              />
            ))}
          </ul>
        </section>
      ))}
      {isBusy && <Skeleton lines={4} />}
      {entries.length === 0 && !isBusy && emptyText && <p>{emptyText}</p>}
    </EntryList>
  );
}
