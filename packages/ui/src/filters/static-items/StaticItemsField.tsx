import { toggleOne } from '../../components/MultiCombobox/choices.ts';
import type { FilterFieldProps } from '../FilterKind.ts';
import { textsOf, withValue } from '../filterValues.ts';
import { ChoicesFrame } from './StaticItemsField.styles.ts';

/** The checkboxes of a filter by several of a few choices, a `fieldset`. */
export function StaticItemsField({
  definition,
  values,
  onChange,
}: FilterFieldProps<'static-items'>) {
  const { name, label, options } = definition;
  const chosen = textsOf(values[name]);
  return (
    <ChoicesFrame>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => onChange(withValue(values, name, toggleOne(chosen, option.value)))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoicesFrame>
  );
}
