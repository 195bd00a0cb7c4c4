import { Select } from '../../components/Select/Select.tsx';
import { filterFieldsWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, textsOf, withValue } from '../withValue.ts';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';

/** The native select of a filter by one of a few choices. */
export function StaticItemField({ definition, values, onChange }: FilterFieldProps<'static-item'>) {
  const words = useWords('FilterFields', filterFieldsWords);
  const { name, label, options } = definition;
  return (
    <Select
      label={label}
      value={textOf(values[name]) ?? ''}
      options={[{ value: '', label: words.all }, ...options]}
      onChange={(value) => onChange(withValue(values, name, value))}
    />
  );
}

/** The checkboxes of a filter by several of a few choices. */
export function StaticItemsField({
  definition,
  values,
  onChange,
}: FilterFieldProps<'static-items'>) {
  const { name, label, options } = definition;
  return (
    <CheckboxGroup
      label={label}
      layout="row"
      options={options}
      value={textsOf(values[name])}
      onChange={(chosen) => onChange(withValue(values, name, chosen))}
    />
  );
}
