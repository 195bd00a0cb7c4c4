import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textsOf, withValue } from '../withValue.ts';

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
