import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterBar, type FilterBarProps } from '../components/FilterBar/FilterBar.tsx';
import { filterKinds } from './filterKinds.ts';
import { filtersInWords } from './filtersInWords.ts';
import { productionFilter } from './production/productionFilter.ts';

/** The open filters of a list, and what an empty one would say of them. */
function OpenFilters(props: FilterBarProps) {
  const [values, setValues] = useState(props.values);
  return (
    <>
      <FilterBar
        {...props}
        values={values}
        onChange={(next) => {
          props.onChange(next);
          setValues(next);
        }}
      />
      <p data-testid="words">{filtersInWords(props.filters, values).join('. ')}</p>
    </>
  );
}

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
];

/**
 * The kinds of filters of a list.
 *
 * - **When to use it:** One definition a filter; the bar, the chips and the address read it.
 * - **When not:** A field outside of a filter bar: the inputs.
 */
const meta = {
  title: 'Components/Data/Filter kinds',
  component: FilterBar,
  render: (args) => <OpenFilters {...args} />,
  // Preload the overlay, because a cold dev server is slower than the tests' timeout.
  loaders: [
    async () => ({
      preloaded: [
        await import('../components/FilterBar/FilterPanel.tsx'),
        ...(await Promise.all(Object.values(filterKinds).map(({ Field }) => Field.loaded()))),
      ],
    }),
  ],
  args: { filters: [], values: {}, onChange: fn(), today: '2026-11-18' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await canvas.findByRole('region', { name: 'Filters' });
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A text applies at Enter, and when its field is left. */
export const Text: Story = {
  args: { filters: [{ kind: 'text', name: 'insured', label: 'Insured' }] },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas } = context;
    const input = canvas.getByRole('textbox', { name: 'Insured' });
    await userEvent.type(input, 'Okafor');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ insured: 'Okafor' });
    await expect(
      canvas.getByRole('button', { name: 'Remove filter, Insured: Okafor' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Insured' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

/** One or several of a few choices that are known in advance, with labels in words. */
export const StaticItems: Story = {
  args: {
    filters: [
      { kind: 'static-item', name: 'state', label: 'State', options: states },
      { kind: 'static-items', name: 'states', label: 'States', options: states },
    ],
  },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Closed');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'closed' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      state: 'closed',
      states: ['open', 'closed'],
    });
    await expect(canvas.getByTestId('words')).toHaveTextContent(
      'State: Closed. States: Open, Closed',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'All');
    await expect(args.onChange).toHaveBeenLastCalledWith({ states: ['open', 'closed'] });
  },
};

/** A filter by effective date. Its presets count forward from the business date. */
export const EffectiveDates: Story = {
  args: {
    filters: [
      {
        kind: 'effective-dates',
        name: 'effective',
        label: 'Effective',
        fromName: 'start',
        toName: 'end',
      },
    ],
  },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Effective: Any date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Effective' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next 30 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-11-18',
      end: '2026-12-17',
    });
  },
};

/** A production filter: until its dates are set, they mean the year to date. */
export const Production: Story = {
  args: {
    filters: productionFilter({
      options: {
        viewAs: [{ value: '4471902', label: 'Whitfield, Dana - 4471902' }],
        agent: [{ value: '4473310', label: 'Reyes, Marco - 4473310' }],
        marketCode: [{ value: 'M1', label: 'M1' }],
        transactionType: [{ value: 'Issued', label: 'Issued' }],
        lineOfBusiness: [{ value: 'Life', label: 'Life' }],
      },
      status: 'ready',
      onRetry: fn(),
    }),
  },
  play: async (context) => {
    await meta.play(context);
    const { args, canvas } = context;
    for (const label of ['Date', 'Transaction date'])
      await expect(
        canvas.getByRole('button', { name: `${label}: 01/01/2026 to 11/18/2026` }),
      ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agent' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Reyes, Marco - 4473310' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ agent: ['4473310'] });
    await expect(canvas.getByTestId('words')).toHaveTextContent('Agent: Reyes, Marco - 4473310');
    await userEvent.keyboard('{Escape}');
  },
};
