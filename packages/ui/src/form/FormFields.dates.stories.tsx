import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import type { DateRange } from '../components/DateRangeField/DateRangeField.tsx';
import { DateField, DateRangeField, DateTimeField, TextField, TimeField } from './index.ts';
import { plays } from '../components/sample/storyParts.tsx';

interface Request {
  readonly name: string;
  readonly from: string | null;
  readonly period: DateRange;
  readonly at: string | null;
  readonly due: string | null;
}

interface DatesFormProps {
  readonly values: Request;
  /** Takes the values of a form that is valid. */
  readonly onSubmit: (values: Request) => void;
}

const filled: Request = {
  name: 'Dana Whitfield',
  from: '2026-01-05',
  period: { from: '2026-01-01', to: null },
  at: '09:30',
  due: null,
};

function DatesForm({ values, onSubmit }: DatesFormProps) {
  const form = useForm<Request>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}
        onSubmit={(event) => void form.handleSubmit((sent) => onSubmit(sent))(event)}
      >
        <TextField<Request, 'name'> name="name" label="Name" />
        <DateField<Request, 'from'> name="from" label="First day" />
        <DateRangeField<Request, 'period'> name="period" label="Period" />
        <TimeField<Request, 'at'> name="at" label="Time" rules={{ required: true }} />
        <DateTimeField<Request, 'due'> name="due" label="Due" />
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button
          onClick={() => {
            form.resetField('from');
            form.resetField('period');
            form.resetField('at');
          }}
        >
          Reset dates
        </Button>
      </form>
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/Form fields/Dates and times',
  component: DatesForm,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { values: filled, onSubmit: fn() },
} satisfies Meta<typeof DatesForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A text that is not a date in a range also blocks the form; only its own field shows the error. */
export const NoDateInRange: Story = plays(async ({ args, canvas }) => {
  const end = canvas.getByRole('textbox', { name: 'Period to' });
  await userEvent.type(end, 'later{Enter}');
  await expect(await canvas.findByText(/“later” is not a date/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(end).toHaveFocus());
  await expect(canvas.getAllByText(/“later” is not a date/)).toHaveLength(1);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  const start = canvas.getByRole('textbox', { name: 'Period from' });
  await userEvent.type(start, ' or so');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(start).toHaveFocus());
  await userEvent.clear(start);
  await userEvent.type(start, '1/1/26');
  await userEvent.clear(end);
  await userEvent.type(end, '1/31/26');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...filled,
      period: { from: '2026-01-01', to: '2026-01-31' },
    }),
  );
});

/** A reset of one field removes its text that is not a date, and its error; other fields stay. */
export const ResetOfFields: Story = plays(async ({ args, canvas }) => {
  const day = canvas.getByRole('textbox', { name: 'First day' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' II');
  await userEvent.clear(day);
  await userEvent.type(day, 'soon');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Period to' }), 'later');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset dates' }));
  await waitFor(() => expect(day).toHaveValue('01/05/2026'));
  await expect(canvas.getByRole('textbox', { name: 'Period to' })).toHaveValue('');
  await expect(canvas.queryByText(/is not a date/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenLastCalledWith({ ...filled, name: 'Dana Whitfield II' }),
  );
});

/** A text that is not a time, a missing required time, and a date without a time block the form. */
export const Times: Story = plays(async ({ args, canvas }) => {
  const send = canvas.getByRole('button', { name: 'Send' });
  const time = canvas.getByRole('textbox', { name: 'Time' });
  await expect(time).toBeRequired();
  await userEvent.clear(time);
  await userEvent.type(time, 'soon');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Due, date' }), '1/5/26');
  await userEvent.click(send);
  await waitFor(() => expect(time).toHaveFocus());
  await expect(time).toHaveAccessibleDescription(/“soon” is not a time/);
  await expect(canvas.getByText('Due: enter the time too.')).toBeVisible();
  await userEvent.clear(time);
  await userEvent.click(send);
  await waitFor(() =>
    expect(time).toHaveAccessibleDescription('Time is required. Enter or choose a value.'),
  );
  await userEvent.type(time, '2p');
  await userEvent.click(send);
  const dueDate = canvas.getByRole('textbox', { name: 'Due, date' });
  await waitFor(() => expect(dueDate).toHaveFocus());
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Due, time' }), '10');
  await userEvent.click(send);
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...filled,
      at: '14:00',
      due: '2026-01-05T10:00',
    }),
  );
  await userEvent.type(time, ' or so');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset dates' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('9:30 AM'));
});
