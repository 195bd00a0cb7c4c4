import { Combobox } from '../../components/Combobox/Combobox.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textOf, withValue } from '../filterValues.ts';

/** The agents to view as come with the rows, so there is nothing to ask for again. */
const nothing = () => undefined;

/** The field of the agent whose list is looked at. */
export function ViewAsField({ definition, values, onChange }: FilterFieldProps<'view-as'>) {
  const { name, label, options } = definition;
  return (
    <Combobox
      label={label}
      value={textOf(values[name])}
      onChange={(value) => onChange(withValue(values, name, value))}
      options={options}
      status="ready"
      onRetry={nothing}
    />
  );
}
