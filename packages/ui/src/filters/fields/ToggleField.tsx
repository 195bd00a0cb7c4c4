import { Switch } from '../../components/Switch/Switch.tsx';
import type { FilterFieldProps } from '../FilterKind.ts';
import { withValue } from '../withValue.ts';

/** The switch of a filter that is on or off. */
export function ToggleField({ definition, values, onChange }: FilterFieldProps<'toggle'>) {
  const { name, label } = definition;
  return (
    <Switch
      label={label}
      checked={values[name] === true}
      onChange={(checked) => onChange(withValue(values, name, checked || null))}
    />
  );
}
