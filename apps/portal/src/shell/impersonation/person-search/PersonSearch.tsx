import { TextInput } from '@agent-portal/ui/TextInput';
import { token } from '@agent-portal/ui/theme/token';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PersonResults, type PersonSearchList } from './PersonResults.tsx';

const PanelBody = styled.div`
  display: grid;
  gap: ${token('space-16')};

  & h3 {
    margin: 0 0 ${token('space-8')};
    font-size: ${token('font-size-h4')};
    line-height: ${token('line-height-h4')};
  }

  & p {
    margin: 0;
    color: ${token('color-text-muted')};
  }

  & ul {
    display: grid;
    gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & [aria-busy='true'] ul {
    opacity: 0.6;
  }

  & li > button {
    position: relative;
    display: grid;
    gap: 0 ${token('space-16')};
    inline-size: 100%;
    padding: ${token('space-12')} ${token('space-16')};
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  & li > button:hover,
  & li > button[aria-busy='true'] {
    background: ${token('color-selected')};
  }

  & li > button[aria-disabled='true'] {
    cursor: default;
  }

  & li > button > span:not(:last-child),
  & li > button > span {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  & li > button > strong + span {
    color: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

/** Moves the focus with the arrow keys from the search box through the entries, and with Home and End to the first and last. */
function moveBetweenEntries(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-entry]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const isInBox = event.target instanceof HTMLInputElement;
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isInBox && { Home: 1, End: stops.length - 1 }),
  }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}

interface PersonSearchProps {
  /** Names the search box: 'Find a person'. */
  readonly label: string;
  /** The searched fields: 'Name, ID, email or username'. */
  readonly placeholder?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Such as the search results and the people chosen last. */
  readonly lists: readonly PersonSearchList[];
  /** Called with the key of the entry that was chosen. */
  readonly onChoose: (key: string) => void;
  /** The key of the entry that is being opened. */
  readonly pending?: string | undefined;
  /** The search box has the focus from the start. @default false */
  readonly takesFocus?: boolean | undefined;
}

/** Finds a person: a search box over lists. The arrow keys move through both. */
export function PersonSearch({
  label,
  placeholder,
  text,
  onText,
  lists,
  pending,
  onChoose,
  takesFocus = false,
}: PersonSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <PanelBody role="presentation" onKeyDown={moveBetweenEntries}>
      <search>
        <TextInput
          ref={box}
          data-takes-focus={takesFocus || undefined}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={onText}
          clearable
          maxLength={100}
          autoComplete="off"
        />
      </search>
      {lists.map((list) => (
        <PersonResults key={list.title} {...list} pending={pending} onChoose={onChoose} />
      ))}
    </PanelBody>
  );
}
