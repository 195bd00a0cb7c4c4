import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { tableSettingsFormWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { headingOf } from '../DataTable/Column.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { densities } from '../DataTable/tableView.ts';
import { token } from '../../theme/token.ts';
import type { TableSettingsProps } from './TableSettingsProps.ts';
import { moveColumn, showColumn } from './moveColumn.ts';

const directions = [
  ['up', <ArrowUp key="up" aria-hidden size="1.25em" strokeWidth={1.75} />],
  ['down', <ArrowDown key="down" aria-hidden size="1.25em" strokeWidth={1.75} />],
] as const;

/** The ids of the columns that the table of a list hides for lack of room. As cards it has no columns. */
function hiddenIn(list: Element): readonly string[] {
  const heads = [...list.querySelectorAll<HTMLElement>('thead th')];
  if (heads.every((head) => head.offsetWidth === 0)) return [];
  return heads.flatMap(({ offsetWidth, dataset: { column } }) =>
    offsetWidth === 0 && column ? [column] : [],
  );
}

/** Notifies when the window changes, and when rows or columns come late. */
function watch(list: Element | null | undefined, notify: () => void) {
  const changes = new MutationObserver(notify);
  if (list) changes.observe(list, { childList: true, subtree: true, attributeFilter: ['class'] });
  globalThis.addEventListener('resize', notify);
  return () => {
    changes.disconnect();
    globalThis.removeEventListener('resize', notify);
  };
}

interface TableSettingsFormProps extends TableSettingsProps {
  /** The page with the table, which shows each change immediately. @default none */
  readonly around?: Element | null | undefined;
}

/** Density, and the columns with their order: check boxes, and buttons that move a column. */
export function TableSettingsForm({ columns, view, onChange, around }: TableSettingsFormProps) {
  const words = useWords('TableSettingsForm', tableSettingsFormWords);
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  const heading = headingOf(columns);

  const subscribe = useCallback((notify: () => void) => watch(around, notify), [around]);
  const withoutRoom = useSyncExternalStore(subscribe, () =>
    around ? hiddenIn(around).join() : '',
  ).split(',');

  // A row that moves loses the focus of its buttons in some browsers; the next press may be on its way.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });

  return (
    <SettingsForm>
      <RadioGroup
        label={words.density}
        layout="row"
        options={densities.map((value) => ({ value, label: words[value] }))}
        value={view.density}
        onChange={(density) => onChange({ ...view, density })}
      />
      <fieldset>
        <legend>{words.columns}</legend>
        {heading && <p>{words.comesFirst(heading.header)}</p>}
        <ol ref={list}>
          {view.order.map((id, index) => {
            const header = columns.find((column) => column.id === id)?.header ?? id;
            return (
              <li key={id}>
                <Checkbox
                  label={header}
                  hint={withoutRoom.includes(id) ? words.noRoom : undefined}
                  checked={!view.hidden.includes(id)}
                  onChange={(isShown) => onChange(showColumn(view, id, isShown))}
                />
                {directions.map(([direction, arrow]) => (
                  <IconButton
                    key={direction}
                    label={(direction === 'up' ? words.moveUp : words.moveDown)(
                      header,
                      index + 1,
                      view.order.length,
                    )}
                    icon={arrow}
                    data-move={`${id}-${direction}`}
                    aria-disabled={
                      index === (direction === 'up' ? 0 : view.order.length - 1) || undefined
                    }
                    onClick={() => {
                      pressed.current = `${id}-${direction}`;
                      onChange(moveColumn(view, id, direction));
                    }}
                  />
                ))}
              </li>
            );
          })}
        </ol>
      </fieldset>
    </SettingsForm>
  );
}

const SettingsForm = styled.div`
  display: grid;
  gap: ${token('space-16')};

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight-strong')};
    line-height: ${token('line-height-small')};
  }

  p {
    margin: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    line-height: ${token('line-height-small')};
  }

  ol {
    margin: ${token('space-8')} 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    border-block-start: 1px solid ${token('color-divider')};
  }

  li > :first-child {
    flex: 1;
  }

  li > :first-child > label {
    align-items: center;
    inline-size: 100%;
    min-block-size: ${token('control-height')};
  }

  button[aria-disabled] {
    color: ${token('color-text-muted')};
    opacity: 0.4;
    cursor: default;
  }
`;
