import { MultiCombobox } from '../../components/MultiCombobox/MultiCombobox.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textsOf, withValue } from '../withValue.ts';

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
