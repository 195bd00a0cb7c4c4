import { formatCount } from '@agent-portal/format';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { comboboxWords } from '../../words/choices.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce, announceSlow } from '../Announcer/announce.ts';
import { WindowedList } from '../Listbox/WindowedList.tsx';
import { anchorPopup, placeList } from './anchorPopup.ts';
import type { Found } from './useFoundOptions.ts';

interface ComboboxPopupProps
  extends Pick<Found, 'status' | 'onRetry' | 'isUntyped'>, ComponentProps<typeof WindowedList> {
  /** How many options match; the list has the first of them. */
  readonly total: number;
  /** The options for the text are loading. */
  readonly isSearching: boolean;
  /** Under the options: a command for all of them. */
  readonly foot?: ReactNode;
  /** Escape on a button in it. */
  readonly onEscape: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The open list of a combobox: its options, or why it is empty. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { text, status, onRetry, foot, onEscape, total, isSearching, isUntyped, ...list } = props;
  const words = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  const { rowCount } = list;
  const message = messageFor({ status, text, rowCount, isUntyped }, words);
  const isWaiting = status === 'loading' || isSearching;
  const spoken = message ?? (isSearching ? words.loading : foundText());
  function foundText(): string {
    if (total > rowCount) return words.foundFirst(total, count(total), rowCount, count(rowCount));
    return words.found(rowCount, count(rowCount));
  }
  useEffect(() => {
    if (isWaiting) return announceSlow(spoken);
    announce(spoken, 'options');
    return undefined;
  }, [spoken, isWaiting]);

  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => anchorPopup(popup.current), []);
  // A pick may move the field.
  useLayoutEffect(() => {
    if (popup.current) placeList(popup.current);
  });

  return (
    <div
      ref={popup}
      popover="manual"
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
              {words.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

type Shown = Pick<ComboboxPopupProps, 'status' | 'text' | 'rowCount' | 'isUntyped'>;

/** What shows instead of options. */
function messageFor(
  { status, text, rowCount, isUntyped }: Shown,
  words: typeof comboboxWords,
): string | null {
  if (status === 'loading') return words.loading;
  if (status === 'error') return words.failed;
  if (rowCount > 0) return null;
  if (isUntyped) return words.typeToSearch;
  return text ? words.nothingFound(text) : words.none;
}
