import { Combobox } from '../../components/Combobox/Combobox.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, withValue } from '../withValue.ts';

/** The field of a filter by one of many values. */
export function AutocompleteField({
  definition,
  values,
  onChange,
}: FilterFieldProps<'autocomplete'>) {
  const { name, label, options, status, onRetry, total, onSearch, labelOf, isLong } = definition;
  return (
    <div data-long={isLong}>
      <Combobox
        label={label}
        value={textOf(values[name])}
        onChange={(value) => onChange(withValue(values, name, value))}
        options={options}
        status={status}
        onRetry={onRetry}
        total={total}
        onSearch={onSearch}
        labelOf={labelOf}
      />
    </div>
  );
}
