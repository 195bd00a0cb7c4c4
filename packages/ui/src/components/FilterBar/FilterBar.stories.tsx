import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CountedFilterBar, StatefulFilterBar } from '../sample/StatefulFilterBar.tsx';
import { inStates, linkStates } from '../sample/Matrix.tsx';
import { requirementColumns } from '../sample/requirements.tsx';
import { sampleFilters } from '../sample/sampleFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { plays, preload } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Data/FilterBar',
  component: FilterBar,
  render: (args) => <StatefulFilterBar {...args} />,
  loaders: preload(
    () => import('./FilterPanel.tsx'),
    () => import('../Dialog/DialogSurface.tsx'),
    () => import('../../filters/fields/AutocompleteField.tsx'),
    () => import('../../filters/fields/DatesField.tsx'),
    () => import('../../filters/fields/AutocompleteField.tsx'),
    () => import('../../filters/fields/ToggleField.tsx'),
    () => import('../../filters/fields/ViewAsField.tsx'),
  ),
  args: {
    filters: sampleFilters,
    values: { employer: ['Lakeshore School District'], takeAction: true },
    onChange: fn(),
    resultText: '143 requirements',
    asOf: '9:42 a.m.',
    today: '2026-11-18',
    onOpen: fn(),
    onReset: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const EverythingSet: Story = {
  args: {
    values: {
      viewAs: '4471902',
      employer: ['Lakeshore School District', 'Ridge County'],
      insured: 'Okafor, Ifeoma',
      takeAction: true,
      dateFrom: '2026-11-01',
      dateTo: '2026-11-30',
    },
  },
};

/** A press or Delete removes; the focus goes to the next chip, then to 'Clear filters'. */
export const RemovesChips: Story = plays({ ...EverythingSet }, async ({ args, canvas }) => {
  const chip = (name: string) => canvas.getByRole('button', { name: `Remove filter, ${name}` });
  await userEvent.click(chip('Primary Insured: Okafor, Ifeoma'));
  await expect(chip('Take Action')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    viewAs: '4471902',
    employer: ['Lakeshore School District', 'Ridge County'],
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  });
  await expect(chip('Date: 11/01/2026 to 11/30/2026')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({});
  await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

/** A filter that the current quick tab sets has no chip, because the tab names it. */
export const FilterOfTheTab: Story = {
  args: { ...EverythingSet.args, filtersOfTab: ['takeAction'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove filter, Take Action' })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: 'Remove filter, Primary Insured: Okafor, Ifeoma' }),
    ).toBeVisible();
  },
};

/** The panel opens under the bar; each pick applies at once; Escape closes and gives the focus back. */
export const Open: Story = plays(async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(button);
  await expect(args.onOpen).toHaveBeenCalledOnce();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await canvas.findByRole('region', { name: 'Filters' });
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));

  await userEvent.click(panel.getByRole('switch', { name: 'Take Action' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    employer: ['Lakeshore School District'],
  });
  await userEvent.type(panel.getByRole('combobox', { name: 'Primary Insured' }), 'oka');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    employer: ['Lakeshore School District'],
    insured: 'Okafor, Ifeoma',
  });
  await userEvent.click(panel.getByRole('button', { name: 'Date: Any date' }));
  const dates = within(await screen.findByRole('dialog', { name: 'Date' }));
  await userEvent.click(dates.getByRole('button', { name: 'This month' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    employer: ['Lakeshore School District'],
    insured: 'Okafor, Ifeoma',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  });
  await expect(panel.getByRole('button', { name: 'Date: 11/01/2026 to 11/30/2026' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(button).toHaveFocus();
  await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
});

/** Escape on the command under a list closes the list; the panel around it closes at the next press. */
export const EscapeInAList: Story = plays(async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(button);
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
  const employer = panel.getByRole('combobox', { name: 'Employer' });
  await userEvent.click(employer);
  panel.getByRole('button', { name: 'Select all 4 shown' }).focus();
  await userEvent.keyboard('{Escape}');
  await expect(panel.queryByRole('listbox')).toBeNull();
  await expect(employer).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
  await expect(button).toHaveFocus();
});

/** 'Refresh filters' keeps the panel open; the command with the count closes it. */
export const Commands: Story = plays(async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
  await userEvent.click(panel.getByRole('button', { name: 'Refresh filters' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
  await userEvent.click(panel.getByRole('button', { name: 'Show 143 requirements' }));
  await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

/** A choice moves nothing but the rows. */
export const StaysInPlace: Story = plays({ args: { values: {} } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const region = await canvas.findByRole('region', { name: 'Filters' });
  const takeAction = await within(region).findByRole('switch', { name: 'Take Action' });
  const employer = within(region).getByRole('combobox', { name: 'Employer' });
  const before = employer.getBoundingClientRect().top;
  await userEvent.click(takeAction);
  await expect(canvas.getByRole('button', { name: 'Remove filter, Take Action' })).toBeVisible();
  await expect(employer.getBoundingClientRect().top).toBe(before);
});

/** A new count is announced once it has loaded, half a second later. */
export const AnnouncesTheCount: Story = {
  render: (args) => <CountedFilterBar {...args} />,
  play: async ({ canvas }) => {
    const timers = spyOn(globalThis, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await expect(canvas.getByText(/^0 requirements/)).toBeVisible();
    await expect(timers).not.toHaveBeenCalledWith(expect.anything(), 500);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 requirements'));
  },
};

/**
 * On a phone with a keyboard: Enter opens the sheet, Escape closes a list in it and then the sheet,
 * and the focus returns.
 */
export const PhoneByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { values: {} },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    const tabTo = async (wanted: HTMLElement) => {
      for (let tabs = 0; document.activeElement !== wanted && tabs < 40; tabs += 1) {
        await userEvent.tab();
      }
      await expect(wanted).toHaveFocus();
    };
    await tabTo(within(sheet).getByRole('switch', { name: 'Take Action' }));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ takeAction: true });
    const insured = within(sheet).getByRole('combobox', { name: 'Primary Insured' });
    await tabTo(insured);
    await userEvent.keyboard('oka{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      takeAction: true,
      insured: 'Okafor, Ifeoma',
    });
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(within(sheet).queryByRole('listbox')).toBeNull();
    await expect(insured).toHaveFocus();
    await tabTo(within(sheet).getByRole('combobox', { name: 'Employer' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

/** With columns to sort by, a phone has a bar at the bottom, and 'Filters' is there. */
export const PhoneBar: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    sorting: {
      columns: requirementColumns,
      sort: { field: 'date', direction: 'desc' },
      onSort: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Filter (2)' });
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 143 requirements' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Matrix: Story = inStates(
  FilterBar,
  {
    nothing: { values: {} },
    'one filter': { values: { takeAction: true } },
    'two filters': { values: { employer: ['Ridge County'], takeAction: true } },
  },
  { states: linkStates, width: '26rem' },
);
