import { formatCount } from '@agent-portal/format';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce, announceSlow } from '../Announcer/announce.ts';
import { WindowedList } from '../Listbox/WindowedList.tsx';
import { inTopLayer } from '../Popover/inTopLayer.ts';
import { keepPlace, placeList } from './keepPlace.ts';
import type { OptionSource } from './OptionSource.ts';

interface ComboboxPopupProps
  extends Pick<OptionSource, 'status' | 'onRetry'>, ComponentProps<typeof WindowedList> {
  /** How many options match; the list has the first of them. */
  readonly total: number;
  /** The options for the text are loading. */
  readonly isSearching: boolean;
  /** Under the options: a command for all of them. */
  readonly foot?: ReactNode;
  /** Escape on a button in it. */
  readonly onEscape: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The open list of a combobox: its options, or why there are none. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { text, status, onRetry, foot, onEscape, total, isSearching, ...list } = props;
  const { rowCount } = list;
  const message = statusText(status, text, rowCount);
  const isWaiting = status === 'loading' || isSearching;
  const spoken = message ?? (isSearching ? loading : foundText(rowCount, total));
  useEffect(() => {
    if (isWaiting) return announceSlow(spoken);
    announce(spoken, 'options');
    return undefined;
  }, [spoken, isWaiting]);

  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepPlace(popup.current), []);
  // What the user picks may move the field.
  useLayoutEffect(() => {
    if (popup.current) placeList(popup.current);
  });

  return (
    <div
      ref={popup}
      {...inTopLayer}
      role="presentation"
      data-part="popup"
      // A press in the list must not take the focus out of the input.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape(event);
      }}
    >
      {message === null ? (
        <>
          <WindowedList {...list} text={text} />
          {foot}
        </>
      ) : (
        <p id={list.id}>
          {message}{' '}
          {status === 'error' && onRetry && (
            <button type="button" onClick={onRetry}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const loading = 'Loading values…';

function foundText(rowCount: number, total: number): string {
  if (total > rowCount) {
    return `${formatCount(total)} results available, the first ${formatCount(rowCount)} shown`;
  }
  return `${rowCount} ${rowCount === 1 ? 'result' : 'results'} available`;
}

function statusText(status: OptionSource['status'], text: string, rowCount: number): string | null {
  if (status === 'loading') return loading;
  if (status === 'error') return 'The values could not be loaded.';
  if (rowCount > 0) return null;
  return text ? `Nothing found for “${text}”.` : 'There are no values.';
}
