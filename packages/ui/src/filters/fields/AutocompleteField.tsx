import { Combobox } from '../../components/Combobox/Combobox.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, textsOf, withValue } from '../withValue.ts';
import { MultiCombobox } from '../../components/MultiCombobox/MultiCombobox.tsx';

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

/** The field of a filter by several of many values. */
export function MultiAutocompleteField({
  definition,
  values,
  onChange,
}: FilterFieldProps<'multi-autocomplete'>) {
  const { name, label, options, status, onRetry, total, onSearch, labelOf } = definition;
  return (
    <MultiCombobox
      label={label}
      value={textsOf(values[name])}
      onChange={(chosen) => onChange(withValue(values, name, chosen))}
      options={options}
      status={status}
      onRetry={onRetry}
      total={total}
      onSearch={onSearch}
      labelOf={labelOf}
    />
  );
}
