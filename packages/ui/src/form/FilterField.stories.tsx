import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import type { FilterDefinition, FilterValues } from '../filters/filterDefinition.ts';
import { FilterField } from './fields/FilterField.tsx';
import { plays } from '../components/sample/storyParts.tsx';

interface Report {
  readonly filters: FilterValues;
}

const filters: readonly FilterDefinition[] = [
  { kind: 'text', name: 'insured', label: 'Primary insured' },
  { kind: 'toggle', name: 'owed', label: 'Balance owed' },
  {
    kind: 'static-items',
    name: 'states',
    label: 'States',
    options: [
      { value: 'TX', label: 'Texas' },
      { value: 'OH', label: 'Ohio' },
    ],
  },
];

interface ReportFormProps {
  /** @default false */
  readonly disabled?: boolean;
  /** Takes the filters that are set. */
  readonly onSubmit: (values: Report) => void;
}

function ReportForm({ disabled = false, onSubmit }: ReportFormProps) {
  const { control, handleSubmit } = useForm<Report>({ defaultValues: { filters: {} }, disabled });
  return (
    <form
      style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
    >
      {filters.map((definition) => (
        <FilterField
          key={definition.name}
          name="filters"
          control={control}
          definition={definition}
          today="2026-03-16"
        />
      ))}
      <Button type="submit">Make the report</Button>
    </form>
  );
}

/**
 * Binds filters to a form.
 *
 * - **When to use it:** A report or an export whose filters are sent with the rest of a form.
 * - **When not:** A list that is filtered at once: `FilterBar`.
 */
const meta = {
  title: 'Components/Inputs/FilterField',
  component: ReportForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Filters of several kinds in one form, which stores their values together. */
export const InAForm: Story = plays(async ({ args, canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Primary insured'), 'Whitfield');
  await userEvent.click(await canvas.findByRole('switch', { name: 'Balance owed' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ohio' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Make the report' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({
      filters: { insured: 'Whitfield', owed: true, states: ['OH'] },
    }),
  );
});

/** A form that is disabled disables each filter. */
export const Disabled: Story = plays({ args: { disabled: true } }, async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Primary insured')).toBeDisabled();
  await expect(await canvas.findByRole('switch', { name: 'Balance owed' })).toBeDisabled();
  await expect(await canvas.findByRole('checkbox', { name: 'Ohio' })).toBeDisabled();
  await expect(canvas.queryByRole('group', { name: '' })).toBeNull();
});
