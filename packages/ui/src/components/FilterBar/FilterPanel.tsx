import { useState } from 'react';
import type { FilterDefinition, FilterValues } from '../../filters/filterDefinition.ts';
import { kindOf } from '../../filters/filterKinds.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FilterCommands, type FilterCommandsProps } from './FilterCommands.tsx';
import { PanelFrame } from './FilterPanel.styles.ts';
import { useIsPhone } from '../../theme/useIsPhone.ts';
import { filterPanelWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';

interface FilterPanelProps extends FilterCommandsProps {
  readonly id: string;
  readonly filters: readonly FilterDefinition[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly resultText: string | undefined;
  readonly today: string;
  /** Closes the panel and returns the focus to the button that opened it. */
  readonly onClose: () => void;
}

/** The filters in the order they are shown: those by a status first, dates last, which take a line. */
function inOrder(filters: readonly FilterDefinition[]): readonly FilterDefinition[] {
  const placeOf = (filter: FilterDefinition) =>
    kindOf(filter).isStatus ? 0 : 'fromName' in filter ? 2 : 1;
  return filters.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * All filters of a list: under the bar, where the rows stay in sight, or over the whole screen of a
 * phone. Each pick applies at once.
 */
export function FilterPanel({
  id,
  filters,
  values,
  onChange,
  onReset,
  actions,
  resultText,
  today,
  onClose,
}: FilterPanelProps) {
  const words = useWords('FilterPanel', filterPanelWords);
  const isPhone = useIsPhone();
  /** A reset also removes typed texts that are no values. */
  const [resets, setResets] = useState(0);
  const fields = inOrder(filters).map((definition) => {
    const { Field } = kindOf(definition);
    const field = { definition, values, onChange, today };
    return <Field key={`${definition.name} ${resets}`} {...field} />;
  });
  const reset =
    onReset &&
    (() => {
      onReset();
      setResets(resets + 1);
    });
  const commands = <FilterCommands onReset={reset} actions={actions} />;

  if (isPhone) {
    return (
      <Dialog
        isOpen
        title={words.title}
        placement="sheet"
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {resultText ? words.show(resultText) : words.showResults}
          </Button>
        }
      >
        <PanelFrame>
          {fields}
          {commands}
        </PanelFrame>
      </Dialog>
    );
  }
  return (
    <PanelFrame
      id={id}
      aria-label={words.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {fields}
      {commands}
    </PanelFrame>
  );
}
