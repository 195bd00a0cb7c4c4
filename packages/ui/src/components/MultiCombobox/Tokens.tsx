import { formatCount } from '@agent-portal/format';
import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { multiComboboxWords } from '../../words/choices.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { token } from '../../theme/token.ts';

interface TokensProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string;
  readonly disabled?: boolean | undefined;
  readonly onRemove: (value: string) => void;
  /** The list of the tokens: the arrows of the text lead to it. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Has the focus after the last token. */
  readonly control: RefObject<HTMLInputElement | null>;
}

/** How many show before the user asks for all. */
const most = 8;

const buttonsOf = (list: Element | null) => [...(list?.querySelectorAll('button') ?? [])];

/** The chosen values as buttons that remove them: one stop of the Tab key, the arrows go between them. */
export function Tokens(props: TokensProps) {
  const { label, values, labelOf, disabled, onRemove, listRef, control } = props;
  const words = useWords('MultiCombobox', multiComboboxWords);
  const count = useFormat('count', formatCount);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? values : values.slice(0, most);
  const hidden = values.length - shown.length;
  /** Where the focus was last: the value of a token, or null for the button that shows all. */
  const [last, setLast] = useState<string | null>();
  const isKnown = last === null ? hidden > 0 : last !== undefined && shown.includes(last);
  const stop = isKnown ? last : shown.at(-1);

  function remove(value: string, button: HTMLButtonElement) {
    const all = buttonsOf(listRef.current);
    const place = all.indexOf(button);
    (all[place + 1] ?? all[place - 1] ?? control.current)?.focus();
    announce(words.removed(labelOf(value)), label);
    onRemove(value);
  }

  function showAll() {
    flushSync(() => setShowsAll(true));
    // Its button is gone.
    buttonsOf(listRef.current)[most]?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLUListElement>) {
    if (target instanceof HTMLButtonElement) setLast(target.dataset['value'] ?? null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLButtonElement)) return;
    const all = buttonsOf(currentTarget);
    const place = all.indexOf(target);
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === forward) (all[place + 1] ?? control.current)?.focus();
    else if (key === back) all[place - 1]?.focus();
    else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') all.at(-1)?.focus();
    else if ((key === 'Delete' || key === 'Backspace') && !event.repeat) {
      const { value } = target.dataset;
      if (value !== undefined) remove(value, target);
    } else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons
    <TokenList ref={listRef} aria-label={words.tokens(label)} {...{ onFocus, onKeyDown }}>
      {shown.map((value) => (
        <li key={value}>
          <button
            type="button"
            data-value={value}
            tabIndex={value === stop ? 0 : -1}
            disabled={disabled}
            aria-label={words.remove(labelOf(value))}
            onClick={({ currentTarget }) => remove(value, currentTarget)}
          >
            <span>{labelOf(value)}</span>
            <X aria-hidden size="1em" strokeWidth={1.75} />
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            tabIndex={stop === null ? 0 : -1}
            aria-label={words.more(hidden, count(hidden))}
            onClick={showAll}
          >
            +{count(hidden)}
          </button>
        </li>
      )}
    </TokenList>
  );
}

const TokenList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-4')};
    min-block-size: ${token('target')};
    max-inline-size: 100%;
    padding-inline: ${token('space-8')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button > svg {
    flex: none;
  }

  button:enabled:hover {
    background: ${token('color-hover')};
  }

  button:disabled {
    border-color: ${token('color-divider')};
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  button:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
`;
