import type {
  FilterAction,
  FilterDefinition,
  FilterValues,
} from '../../filters/filterDefinition.ts';
import { kindOf } from '../../filters/filterKinds.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PanelFrame } from './FilterPanel.styles.ts';
import { useIsPhone } from './useIsPhone.ts';

interface FilterPanelProps {
  readonly id: string;
  readonly filters: readonly FilterDefinition[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  readonly onRefresh: (() => void) | undefined;
  readonly actions: readonly FilterAction[] | undefined;
  readonly resultText: string | undefined;
  readonly today: string;
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
  actions,
  resultText,
  today,
  onClose,
}: FilterPanelProps) {
  const isPhone = useIsPhone();
  const fields = filters.map((definition) => {
    const { Field } = kindOf(definition);
    const field = { definition, values, onChange, today };
    return <Field key={definition.name} {...field} />;
  });
  const refresh = onRefresh && { label: 'Refresh filters', onPress: onRefresh };
  const buttons = (
    <div data-part="actions">
      {[...(refresh ? [refresh] : []), ...(actions ?? [])].map(({ label, onPress }) => (
        <Button key={label} variant="quiet" size="small" onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
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
          {buttons}
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
      {buttons}
    </PanelFrame>
  );
}
