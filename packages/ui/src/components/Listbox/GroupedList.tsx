import { useEffect } from 'react';
import { Listbox } from './Listbox.tsx';
import { ListboxRow } from './ListboxRow.tsx';
import { rowId } from './useListKeys.ts';

/** A row that says two things. */
export interface GroupedRow {
  readonly key: string;
  readonly label: string;
  /** Distinguishes it from others with the same label; empty if there are none. */
  readonly detail: string;
}

/** Rows under one heading. */
export interface RowGroup {
  readonly title: string;
  /** Says after the title how many rows of all are here: '5 of 23'. @default all of them are */
  readonly count?: string | undefined;
  readonly rows: readonly GroupedRow[];
}

interface GroupedListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly RowGroup[];
  /** The row that Enter takes, counted over all groups. */
  readonly active: number;
  readonly onActivate: (row: number) => void;
  readonly onTake: (row: number) => void;
}

const groupRole = { role: 'group' } as const;

/** Rows in the groups before the one at `at`; in all of them for their number. */
const rowsBefore = (groups: readonly RowGroup[], at: number) =>
  groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0);

/** A short list that renders all of its rows, under the headings of their groups. */
export function GroupedList(props: GroupedListProps) {
  const { id, label, groups, active, onActivate, onTake } = props;
  const rowCount = rowsBefore(groups, groups.length);
  useEffect(() => {
    document.getElementById(rowId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <Listbox id={id} label={label} onTake={onTake} onActivate={onActivate}>
      {groups.map(({ title, count, rows }, at) => (
        <div key={title} {...groupRole} aria-labelledby={`${id}-group-${at}`}>
          <p id={`${id}-group-${at}`}>
            {title}
            {count && <> ({count})</>}
          </p>
          {rows.map(({ key, label, detail }, place) => {
            const row = rowsBefore(groups, at) + place;
            return (
              <ListboxRow
                key={key}
                listId={id}
                row={row}
                rowCount={rowCount}
                isActive={row === active}
                isChosen={row === active}
              >
                <span>{label}</span>
                {detail && <small>{detail}</small>}
              </ListboxRow>
            );
          })}
        </div>
      ))}
    </Listbox>
  );
}
