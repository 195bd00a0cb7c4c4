import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { announce } from '../Announcer/announce.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionSource } from './OptionSource.ts';

interface ComboboxPopupProps
  extends Omit<OptionSource, 'options'>, ComponentProps<typeof OptionList> {
  /** Values that match, which rows like 'Select all' are not. */
  readonly matchCount: number;
}

/** What a combobox shows when open: its options, or why there are none. */
export function ComboboxPopup({ text, matchCount, status, onRetry, ...list }: ComboboxPopupProps) {
  const message = statusText(status, text, matchCount);
  const spoken = message ?? `${matchCount} ${matchCount === 1 ? 'result' : 'results'} available`;
  useEffect(() => {
    announce(spoken);
  }, [spoken]);

  return (
    <div
      ref={openTowardsRoom}
      role="presentation"
      data-part="popup"
      // A press in the list must not take the focus out of the input.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {message === null ? (
        <OptionList {...list} text={text} />
      ) : (
        <p id={list.id}>
          {message}{' '}
          {status === 'error' && (
            <button type="button" onClick={onRetry}>
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function statusText(
  status: OptionSource['status'],
  text: string,
  matchCount: number,
): string | null {
  if (status === 'loading') return 'Loading values…';
  if (status === 'error') return 'The values could not be loaded.';
  if (matchCount > 0) return null;
  return text ? `Nothing found for “${text}”.` : 'There are no values.';
}

/** Opens upwards when the list has more room there than below. */
function openTowardsRoom(popup: HTMLElement | null): void {
  if (!popup) return;
  const field = popup.parentElement ?? popup;
  const { top, bottom } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  popup.dataset['side'] = below < popup.offsetHeight + 8 && top > below ? 'top' : 'bottom';
}
