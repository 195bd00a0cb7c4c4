import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { EntryList } from './NotificationEntries.styles.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

/** One thing that the panel tells. */
export interface NotificationEntry extends Omit<NotificationItemProps, 'newText'> {
  readonly key: string;
}

export interface NotificationEntriesProps {
  /** The newest first. */
  readonly entries: readonly NotificationEntry[];
  /** More may come. @default false */
  readonly isLoading?: boolean | undefined;
  /** Said where there are none; left out while that is not known. */
  readonly emptyText?: string | undefined;
  /** Marks what is new. @default 'New' */
  readonly newText?: string | undefined;
  /** Stands over the entries: what could not be loaded, settings. */
  readonly children?: ReactNode;
}

/** What a `NotificationsPanel` tells: heading, date and message of each. */
export function NotificationEntries(props: NotificationEntriesProps) {
  const { entries, isLoading = false, emptyText, newText = 'New', children } = props;
  return (
    <EntryList>
      {children}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ key, ...entry }) => (
            <NotificationItem key={key} {...entry} newText={newText} />
          ))}
        </ul>
      )}
      {isLoading && <Skeleton lines={4} />}
      {entries.length === 0 && !isLoading && emptyText && <p>{emptyText}</p>}
    </EntryList>
  );
}
