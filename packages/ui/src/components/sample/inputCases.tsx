import type { ReactNode, Ref } from 'react';
import { userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { FileUpload } from '../FileUpload/FileUpload.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PercentInput } from '../PercentInput/PercentInput.tsx';
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx';
import { SsnInput } from '../SsnInput/SsnInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

/** The props that each input takes. */
interface CommonProps {
  readonly name: string;
  readonly label: string;
  readonly id?: string;
  readonly className?: string;
  readonly 'aria-describedby'?: string;
  readonly 'data-testid'?: string;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: true;
  readonly ref?: Ref<never>;
}

interface InputCase {
  /** The input with a value at the start that it stores itself. */
  readonly input: (props: CommonProps) => ReactNode;
  /** Changes the value, given the control that has the id. */
  readonly change: (control: HTMLElement) => Promise<void>;
  /** What the form sends at the start, and after the change; by the end of the name if there are several. */
  readonly sent: readonly [start: Sent, changed: Sent];
}
type Sent = Readonly<Record<string, readonly string[]>>;

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

const click = async (control: HTMLElement) => await userEvent.click(control);
const retype = (text: string) => async (control: HTMLElement) => {
  await userEvent.clear(control);
  await userEvent.type(control, text);
  await userEvent.tab();
};
const chooseSecond = async (control: HTMLElement) =>
  await userEvent.click(control.querySelector<HTMLElement>('input[value="b"]') ?? control);

/** Each input as a form uses it that stores no value. */
export const inputCases: Readonly<Record<string, InputCase>> = {
  Checkbox: {
    input: (props) => <Checkbox {...props} defaultChecked />,
    change: click,
    sent: [{ '': ['on'] }, { '': [] }],
  },
  CheckboxGroup: {
    input: (props) => <CheckboxGroup {...props} options={options} defaultValue={['a']} />,
    change: chooseSecond,
    sent: [{ '': ['a'] }, { '': ['a', 'b'] }],
  },
  DateField: {
    input: (props) => <DateField {...props} defaultValue="2026-01-05" />,
    change: retype('2/1/26'),
    sent: [{ '': ['2026-01-05'] }, { '': ['2026-02-01'] }],
  },
  DateRangeField: {
    input: (props) => (
      <DateRangeField {...props} defaultValue={{ from: '2026-01-05', to: '2026-03-31' }} />
    ),
    change: async (control) => await retype('2/1/26')(control.querySelector('input') ?? control),
    sent: [
      { '-from': ['2026-01-05'], '-to': ['2026-03-31'] },
      { '-from': ['2026-02-01'], '-to': ['2026-03-31'] },
    ],
  },
  Combobox: {
    input: (props) => <Combobox {...props} options={options} defaultValue="a" />,
    change: async (control) => {
      await userEvent.clear(control);
      await userEvent.type(control, 'Sec{ArrowDown}{Enter}');
    },
    sent: [{ '': ['a'] }, { '': ['b'] }],
  },
  MultiCombobox: {
    input: (props) => <MultiCombobox {...props} options={options} defaultValue={['a']} />,
    change: async (control) => await userEvent.type(control, 'Sec{ArrowDown}{Enter}{Escape}'),
    sent: [{ '': ['a'] }, { '': ['a', 'b'] }],
  },
  DateTimeField: {
    input: (props) => <DateTimeField {...props} defaultValue="2026-01-05T09:30" />,
    change: async (control) => await retype('2/1/26')(control.querySelector('input') ?? control),
    sent: [{ '': ['2026-01-05T09:30'] }, { '': ['2026-02-01T09:30'] }],
  },
  FileUpload: {
    input: (props) => <FileUpload {...props} />,
    change: async (control) =>
      await userEvent.upload(control, new File(['text'], 'statement.txt', { type: 'text/plain' })),
    sent: [{ '': [] }, { '': ['statement.txt'] }],
  },
  MoneyInput: {
    input: (props) => <MoneyInput {...props} defaultValue={'12.50'} />,
    change: retype('$1,000'),
    sent: [{ '': ['12.50'] }, { '': ['1000.00'] }],
  },
  NumberInput: {
    input: (props) => <NumberInput {...props} defaultValue={5} />,
    change: retype('7.5'),
    sent: [{ '': ['5'] }, { '': ['7.5'] }],
  },
  PercentInput: {
    input: (props) => <PercentInput {...props} defaultValue={5} />,
    change: retype('7.5%'),
    sent: [{ '': ['5'] }, { '': ['7.5'] }],
  },
  PhoneInput: {
    input: (props) => <PhoneInput {...props} defaultValue={'5552010134'} />,
    change: retype('555 201 0199'),
    sent: [{ '': ['5552010134'] }, { '': ['5552010199'] }],
  },
  SsnInput: {
    input: (props) => <SsnInput {...props} defaultValue={'123456789'} />,
    change: retype('123-45-9876'),
    sent: [{ '': ['123456789'] }, { '': ['123459876'] }],
  },
  RadioGroup: {
    input: (props) => <RadioGroup {...props} options={options} defaultValue="a" />,
    change: chooseSecond,
    sent: [{ '': ['a'] }, { '': ['b'] }],
  },
  Select: {
    input: (props) => <Select {...props} options={options} defaultValue="b" />,
    change: async (control) => await userEvent.selectOptions(control, 'First'),
    sent: [{ '': ['b'] }, { '': ['a'] }],
  },
  Switch: {
    input: (props) => <Switch {...props} defaultChecked />,
    change: click,
    sent: [{ '': ['on'] }, { '': [] }],
  },
  TextArea: {
    input: (props) => <TextArea {...props} defaultValue="First" />,
    change: retype('Second'),
    sent: [{ '': ['First'] }, { '': ['Second'] }],
  },
  TextInput: {
    input: (props) => <TextInput {...props} defaultValue="First" />,
    change: retype('Second'),
    sent: [{ '': ['First'] }, { '': ['Second'] }],
  },
  TimeField: {
    input: (props) => <TimeField {...props} defaultValue="09:30" />,
    change: retype('2:15p'),
    sent: [{ '': ['09:30'] }, { '': ['14:15'] }],
  },
};
