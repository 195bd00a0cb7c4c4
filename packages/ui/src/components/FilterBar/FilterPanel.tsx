import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FilterField } from './FilterField.tsx';
import { PanelFrame } from './FilterPanel.styles.ts';
import type { FilterDefinition, FilterValues } from './filterDefinition.ts';
import { useIsPhone } from './useIsPhone.ts';

interface FilterPanelProps {
  readonly id: string;
  readonly filters: readonly FilterDefinition[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly onRefresh: (() => void) | undefined;
  readonly resultText: string | undefined;
  /** Closes the panel and gives the focus back to what opened it. */
  readonly onClose: () => void;
}

/**
 * All filters of a list: under the bar, where the rows stay in sight, or over the whole screen of a
 * phone. Each pick applies at once; the two ends of a date range apply together.
 */
export function FilterPanel({
  id,
  filters,
  values,
  onChange,
  onRefresh,
  resultText,
  onClose,
}: FilterPanelProps) {
  const isPhone = useIsPhone();
  const fields = filters.map((definition) => (
    <FilterField
      key={definition.name}
      definition={definition}
      values={values}
      onChange={onChange}
    />
  ));
  const refresh = onRefresh && (
    <Button variant="quiet" size="small" onClick={onRefresh}>
      Refresh filters
    </Button>
  );

  if (isPhone) {
    return (
      <Dialog
        isOpen
        title="Filters"
        placement="sheet"
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {resultText ? `Show ${resultText}` : 'Show results'}
          </Button>
        }
      >
        <PanelFrame>
          {fields}
          {refresh}
        </PanelFrame>
      </Dialog>
    );
  }
  return (
    <PanelFrame
      id={id}
      aria-label="Filters"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {fields}
      {refresh}
    </PanelFrame>
  );
}
