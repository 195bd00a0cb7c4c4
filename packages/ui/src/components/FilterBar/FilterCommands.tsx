import { Ellipsis } from 'lucide-react';
import type { FilterAction } from '../../filters/filterDefinition.ts';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { filterPanelWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';

export interface FilterCommandsProps {
  /** Takes the list back to how it opens. */
  readonly onReset: (() => void) | undefined;
  /** The rare commands. */
  readonly actions: readonly FilterAction[];
}

/** The commands for all filters: 'Reset', and a menu of rare commands. */
export function FilterCommands({ onReset, actions }: FilterCommandsProps) {
  const words = useWords('FilterPanel', filterPanelWords);
  const items = actions.map(({ label, onPress }) => ({ id: label, label, onAction: onPress }));
  return (
    <div data-part="commands">
      {onReset && <Button onClick={onReset}>{words.reset}</Button>}
      {items.length > 0 && (
        <MenuButton
          label={words.more}
          trigger={<Ellipsis aria-hidden size={20} strokeWidth={1.75} />}
          sections={[{ id: 'commands', items }]}
        />
      )}
    </div>
  );
}
