import { type MouseEvent, useEffect } from 'react';
import type { Command, CommandGroup } from './commandResults.ts';

/** Roles of rows that are never focused: the keys are the input's, which names the active row. */
const listRole = { role: 'listbox' } as const;
const groupRole = { role: 'group' } as const;
const optionRole = { role: 'option' } as const;

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** The row that Enter takes, counted over all groups. */
  readonly active: number;
  readonly onActivate: (row: number) => void;
  readonly onTake: (command: Command) => void;
}

/** The rows of the palette, under their headings. */
export function CommandList({ id, groups, active, onActivate, onTake }: CommandListProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div id={id} {...listRole} aria-label="Results">
      {groups.map(({ title, commands }, at) => (
        <div key={title} {...groupRole} aria-labelledby={`${id}-${title}`}>
          <p id={`${id}-${title}`}>{title}</p>
          {commands.map((command, place) => {
            const row = rowsBefore(groups, at) + place;
            return (
              <CommandRow
                key={command.to}
                id={`${id}-${row}`}
                command={command}
                isActive={row === active}
                onActivate={() => onActivate(row)}
                onTake={() => onTake(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Rows in the groups before the one at `at`. */
const rowsBefore = (groups: readonly CommandGroup[], at: number) =>
  groups.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0);

interface CommandRowProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onTake: () => void;
}

function CommandRow({ id, command, isActive, onActivate, onTake }: CommandRowProps) {
  const pointer = {
    ...optionRole,
    onPointerMove: onActivate,
    // A press must not take the focus out of the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onTake,
  };
  return (
    <div id={id} aria-selected={isActive} {...pointer}>
      <span>{command.label}</span>
      <small>{command.detail}</small>
    </div>
  );
}
