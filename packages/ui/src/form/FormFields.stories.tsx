import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, type UseFormProps } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import type { DateRange } from '../components/DateRangeField/DateRangeField.tsx';
import {
  CheckboxField,
  CheckboxGroupField,
  ComboboxField,
  DateField,
  DateRangeField,
  MultiComboboxField,
  RadioGroupField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './index.ts';
import { plays } from '../components/sample/storyParts.tsx';

interface Request {
  readonly name: string;
  readonly note: string;
  readonly state: string;
  readonly agent: string | null;
  readonly products: readonly string[];
  readonly from: string | null;
  readonly period: DateRange;
  readonly roles: readonly string[];
  readonly frequency: string | null;
  readonly isRead: boolean;
  readonly isUrgent: boolean;
}

interface RequestFormProps {
  readonly values: Request;
  /** More options of the form. */
  readonly options?: UseFormProps<Request>;
  /** Takes the values of a form that is valid. */
  readonly onSubmit: (values: Request) => void;
}

const empty: Request = {
  name: '',
  note: '',
  state: '',
  agent: null,
  products: [],
  from: null,
  period: { from: null, to: null },
  roles: [],
  frequency: null,
  isRead: false,
  isUrgent: false,
};

const filled: Request = {
  name: 'Dana Whitfield',
  note: 'Statement is in the mail.',
  state: 'TX',
  agent: 'a2',
  products: ['life'],
  from: '2026-01-05',
  period: { from: '2026-01-01', to: null },
  roles: ['claims'],
  frequency: 'daily',
  isRead: true,
  isUrgent: false,
};

const needed = { required: true } as const;
const source = { status: 'ready', onRetry: () => undefined } as const;

function RequestForm({ values, options, onSubmit }: RequestFormProps) {
  const form = useForm<Request>({ ...options, defaultValues: values });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}
        onSubmit={(event) => void form.handleSubmit((sent) => onSubmit(sent))(event)}
      >
        <TextField<Request, 'name'> name="name" label="Name" rules={needed} />
        <TextAreaField<Request, 'note'>
          name="note"
          label="Note"
          rules={{ required: 'Write a note.', maxLength: 200 }}
          most={200}
        />
        <SelectField<Request, 'state'>
          name="state"
          label="State"
          rules={needed}
          options={[
            { value: '', label: 'None' },
            { value: 'TX', label: 'Texas' },
          ]}
        />
        <ComboboxField<Request, 'agent'>
          {...source}
          name="agent"
          label="Agent"
          rules={needed}
          options={[
            { value: 'a1', label: 'Alvarez, Ana' },
            { value: 'a2', label: 'Brandt, Ben' },
          ]}
        />
        <MultiComboboxField<Request, 'products'>
          {...source}
          name="products"
          label="Products"
          rules={needed}
          options={[
            { value: 'life', label: 'Whole Life' },
            { value: 'di', label: 'Disability Income' },
          ]}
        />
        <DateField<Request, 'from'> name="from" label="First day" rules={needed} />
        <DateRangeField<Request, 'period'>
          name="period"
          label="Period"
          rules={needed}
          presets={[]}
        />
        <CheckboxGroupField<Request, 'roles'>
          name="roles"
          label="Roles"
          rules={needed}
          options={[
            { value: 'claims', label: 'Claims' },
            { value: 'hierarchy', label: 'Hierarchy' },
          ]}
        />
        <RadioGroupField<Request, 'frequency'>
          name="frequency"
          label="How often"
          rules={{ required: { value: true, message: 'Choose how often.' } }}
          options={[
            { value: 'daily', label: 'Daily' },
            { value: 'weekly', label: 'Weekly' },
          ]}
        />
        <CheckboxField<Request, 'isRead'>
          name="isRead"
          label="I have read the notice"
          rules={{ required: 'Read the notice first.' }}
        />
        <SwitchField<Request, 'isUrgent'> name="isUrgent" label="Urgent" />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </form>
    </FormProvider>
  );
}

/** Fields of `@agent-portal/ui/form`, bound to the values, rules and errors of React Hook Form. */
const meta = {
  title: 'Components/Inputs/Form fields',
  component: RequestForm,
  args: { values: empty, onSubmit: fn() },
} satisfies Meta<typeof RequestForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each field by its binding, with the form's values. */
export const Filled: Story = plays({ args: { values: filled } }, async ({ args, canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Agent' })).toHaveValue('Brandt, Ben');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
});

const errors = [
  'Name is required. Enter or choose a value.',
  'Write a note.',
  'State is required. Enter or choose a value.',
  'Agent is required. Enter or choose a value.',
  'Products is required. Enter or choose a value.',
  'First day is required. Enter or choose a value.',
  'Period is required. Enter or choose a value.',
  'Roles is required. Enter or choose a value.',
  'Choose how often.',
  'Read the notice first.',
];

/** Each empty required field shows an error, and the first has the focus. */
export const FirstInvalid: Story = plays(async ({ args, canvas }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeRequired();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  for (const error of errors) await expect(await canvas.findByText(error)).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  await expect(name).toHaveAccessibleDescription('Name is required. Enter or choose a value.');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(name, 'Dana');
  await waitFor(() =>
    expect(canvas.queryByText('Name is required. Enter or choose a value.')).toBeNull(),
  );
});

/** The focus goes to the first wrong field, whatever its kind. */
export const FocusInEachField: Story = {
  args: { values: { ...filled, agent: null, roles: [], isRead: false } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Agent' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(send);
    const claims = canvas.getByRole('checkbox', { name: 'Claims' });
    await waitFor(() => expect(claims).toHaveFocus());
    await userEvent.keyboard('{ }');
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'I have read the notice' })).toHaveFocus(),
    );
  },
};

/** With `onBlur` each field is checked when the focus leaves it, a date once its calendar is closed too. */
export const CheckedOnBlur: Story = {
  args: { options: { mode: 'onBlur' } },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'First day' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose First day' })).toHaveFocus();
    await expect(canvas.queryByText('First day is required. Enter or choose a value.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Choose First day' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose First day' })).toHaveFocus(),
    );
    await expect(canvas.queryByText('First day is required. Enter or choose a value.')).toBeNull();
    await userEvent.tab();
    await expect(
      await canvas.findByText('First day is required. Enter or choose a value.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Period is required. Enter or choose a value.')).toBeNull();
    canvas.getByRole('button', { name: 'Send' }).focus();
    await expect(
      await canvas.findByText('Period is required. Enter or choose a value.'),
    ).toBeVisible();
  },
};

/** A form that is disabled disables each of its fields. */
export const Disabled: Story = {
  args: { values: filled, options: { disabled: true } },
  play: async ({ canvas }) => {
    const roles = ['textbox', 'combobox', 'checkbox', 'radio', 'switch'] as const;
    for (const field of roles.flatMap((role) => canvas.getAllByRole(role))) {
      await expect(field).toBeDisabled();
    }
    await expect(canvas.getByRole('button', { name: 'Choose First day' })).toBeDisabled();
  },
};
