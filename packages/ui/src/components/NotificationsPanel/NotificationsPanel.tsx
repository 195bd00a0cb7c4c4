import { Bell } from 'lucide-react';
import { formatCount } from '@agent-portal/format';
import { notificationsPanelWords } from '../../words/overlays.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

export interface NotificationsPanelProps
  extends Pick<PopoverProps, 'children' | 'offsets'>, RootProps<HTMLDivElement> {
  /** How many are new. */
  readonly count: number;
  /** Its heading, and the name of the bell while nothing is new. @default 'Notifications' */
  readonly title?: string | undefined;
  /** The text after the count, in the name of the bell. @default 'new' */
  readonly newText?: string | undefined;
}

/** From the middle of the bell, 46 px from 1640 px on. */
const bellOffsets = { base: 38, wide: 46 };

/** The pill shows '99+' for more; the name of the bell has the exact count. */
const mostCounted = 99;

/**
 * A bell with the count of new entries, and the panel that it opens: a dialog next to it.
 *
 * - **Also called:** notification center, inbox, bell.
 * - **When to use it:** In the bar: messages and notices with their dates, in
 *   `NotificationEntries`.
 * - **When not:** Something went well just now: a toast. It is about this page: `Banner`.
 * - **Keys:**
 *   - Enter, Space: Opens it; its heading takes the focus.
 *   - Escape: Closes it; the focus goes back to the bell.
 */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const words = useWords('NotificationsPanel', notificationsPanelWords);
  const {
    count,
    title = words.title,
    newText = words.isNew,
    children,
    offsets,
    className,
    ...root
  } = props;
  const format = useFormat('count', formatCount);
  const shown = format(count);
  return (
    <div {...root} className={joinClasses('frame-bell', className)}>
      <Popover
        label={count > 0 ? `${title}, ${shown} ${newText}` : title}
        title={title}
        placement="bottom end"
        offsets={offsets ?? bellOffsets}
        trigger={
          <>
            <Bell size="1.25em" strokeWidth={1.75} aria-hidden />
            {count > 0 && (
              <span
                className="frame-bell-count"
                data-count={count > mostCounted ? `${format(mostCounted)}+` : shown}
                aria-hidden
              />
            )}
          </>
        }
      >
        {children}
      </Popover>
    </div>
  );
}
