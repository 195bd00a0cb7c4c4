import * as form from '@agent-portal/ui/form';
import { createElement as h } from 'react';
import { useForm } from 'react-hook-form';
import { options } from './examples.mjs';

const components = new Map(Object.entries(form));

/** The fields of forms: the props of each beyond its label, and its first value. */
const fieldProps = {
  CheckboxField: [{}, false],
  CheckboxGroupField: [{ options }, []],
  ComboboxField: [{ options, status: 'ready' }, null],
  DateField: [{}, null],
  DateRangeField: [{}, { from: null, to: null }],
  DateTimeField: [{}, null],
  FileUploadField: [{}, []],
  FilterField: [
    { definition: { kind: 'toggle', name: 'action', label: 'Take Action' }, today: '2026-11-18' },
    {},
  ],
  MoneyField: [{}, null],
  MultiComboboxField: [{ options, status: 'ready' }, []],
  NumberField: [{}, null],
  PercentField: [{}, null],
  PhoneField: [{}, null],
  RadioGroupField: [{ options }, null],
  SelectField: [{ options }, 'acme'],
  SsnField: [{}, null],
  SwitchField: [{}, false],
  TextAreaField: [{}, ''],
  TextField: [{}, ''],
  TimeField: [{}, null],
};

function InForm({ name, of }) {
  const [props, value] = fieldProps[name];
  const { control } = useForm({ mode: 'onBlur', defaultValues: { field: value } });
  return h('form', null, h(of, { label: `${name} of a form`, name: 'field', control, ...props }));
}

export const fields = Object.fromEntries(
  Object.keys(fieldProps).map((name) => [
    `form/${name}`,
    h(InForm, { name, of: components.get(name) }),
  ]),
);
