import type { FieldPath, FieldPathByValue, FieldValues, UseControllerProps } from 'react-hook-form';

/** The names of a form's fields with a kind of value. */
export type NameOf<Values extends FieldValues, Value> = FieldPathByValue<Values, Value> &
  FieldPath<Values>;

/** How a field is bound to a form. */
export interface Binding<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** The name of its value in the form. */
  readonly name: Name;
  /** The form's. @default that of the `FormProvider` around */
  readonly control?: UseControllerProps<Values, Name>['control'] | undefined;
  /** The rules of its value; `required` also marks the label. */
  readonly rules?: UseControllerProps<Values, Name>['rules'] | undefined;
}

/** The props that the form sets itself. */
type OfForm =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'error'
  | 'isValid'
  | 'validators'
  | 'minLength'
  | 'required'
  | 'draft'
  | 'onDraft';

/** The props of a field without those that the form sets. */
export type FieldProps<Props, Values extends FieldValues, Name extends FieldPath<Values>> = Binding<
  Values,
  Name
> &
  Omit<Props, OfForm>;
