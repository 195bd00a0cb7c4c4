import type { FieldValues } from 'react-hook-form';
import type { FilterDefinition, FilterValues } from '../../filters/filterDefinition.ts';
import { kindOf } from '../../filters/filterKinds.ts';
import type { Binding, NameOf } from '../Binding.ts';
import { useField } from '../useField.ts';

interface FilterFieldProps {
  readonly definition: FilterDefinition;
  /** The business date, YYYY-MM-DD: presets are counted from it. */
  readonly today: string;
}

const plain = { display: 'contents' } as const;

/**
 * The field of a filter of any kind, of a form that keeps the values of all filters under one name:
 * give that name to each. No filter is ever required.
 */
export function FilterField<Values extends FieldValues, Name extends NameOf<Values, FilterValues>>({
  definition,
  today,
  ...binding
}: Omit<Binding<Values, Name>, 'rules'> & FilterFieldProps) {
  const { value, onChange, disabled } = useField<FilterValues, Values, Name>(binding, definition);
  const { Field } = kindOf(definition);
  return (
    // Each kind is made of native controls, which a `fieldset` disables.
    <fieldset role="presentation" disabled={disabled} style={plain}>
      <Field definition={definition} values={value} onChange={onChange} today={today} />
    </fieldset>
  );
}
