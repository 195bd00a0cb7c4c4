import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { plays, endAtOnce } from '../sample/storyParts.tsx';
import { StatefulFilterBar } from '../sample/StatefulFilterBar.tsx';
import { sampleFilters } from '../sample/sampleFilters.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Components/Data/FilterBar/Fields',
  component: FilterBar,
  render: (args) => <StatefulFilterBar {...args} />,
  args: { filters: sampleFilters, values: {}, onChange: fn(), today: '2026-11-18' },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The field of an agent shows the name and the number whole. */
export const WholeAgent: Story = {
  args: { values: { viewAs: '4471902' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const field = await canvas.findByRole('combobox', { name: 'View As' });
    await expect(field).toHaveValue('Whitfield, Dana - 4471902');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** The dates open on top of the panel and a calendar on top of the dates; Escape closes one at a time. */
export const PicksADay: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
  await userEvent.click(panel.getByRole('button', { name: 'Date: Any date' }));
  const dates = within(await screen.findByRole('dialog', { name: 'Date' }));
  await userEvent.click(dates.getByRole('button', { name: 'Choose Date from' }));
  await userEvent.click(await screen.findByRole('button', { name: /November 12, 2026/ }));
  await expect(dates.getByRole('textbox', { name: 'Date from' })).toHaveValue('11/12/2026');
  await waitFor(() =>
    expect(dates.getByRole('button', { name: 'Choose Date from' })).toHaveFocus(),
  );
  await userEvent.keyboard('{Escape}');
  await expect(panel.getByRole('button', { name: 'Date: from 11/12/2026' })).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Show results' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ dateFrom: '2026-11-12' });
});

/** The panel is over the rows: it closes when the focus goes on, or after a press elsewhere. */
export const LeftByKeyOrPress: Story = {
  args: { resultText: '143 requirements' },
  render: (args) => (
    <>
      <StatefulFilterBar {...args} />
      <p style={{ marginBlockStart: '30rem' }}>Rows</p>
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      return within(await canvas.findByRole('region', { name: 'Filters' }));
    };
    const panel = await open();
    panel.getByRole('button', { name: 'Show 143 requirements' }).focus();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull());
    await open();
    await userEvent.click(canvas.getByText('Rows'));
    await expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull();
  },
};

/** A text that is not a value stays in its field, and goes at a reset. */
export const ResetOfTypedText: Story = {
  tags: ['!autodocs'],
  args: { onReset: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    const insured = () => panel.getByRole('combobox', { name: 'Primary Insured' });
    await userEvent.type(insured(), 'Okafr');
    await userEvent.tab();
    await expect(insured()).toHaveValue('Okafr');
    await expect(insured()).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await expect(insured()).toHaveValue('');
    await expect(insured()).toBeValid();
  },
};

/** The values load from the pointer or the focus on; the panel waits a second for them, and opens without them. */
export const OpensWithoutValues: Story = {
  args: { onIntent: fn(), onOpen: fn(() => new Promise<void>(() => {})) },
  beforeEach: () => endAtOnce(1_000),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.hover(button);
    await expect(args.onIntent).toHaveBeenCalledOnce();
    let wasBusy = false;
    const changes = new MutationObserver(() => {
      wasBusy ||= button.ariaBusy === 'true';
    });
    changes.observe(button, { attributeFilter: ['aria-busy'] });
    await userEvent.click(button);
    const panel = await canvas.findByRole('region', { name: 'Filters' });
    await expect(panel).toBeVisible();
    await expect(wasBusy).toBe(true);
    await expect(button).not.toHaveAttribute('aria-busy');
    changes.disconnect();
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Filters' })).toBeNull());
  },
};

const years = Array.from({ length: 40 }, (_, index) => ({
  value: `${index}`,
  label: `${1990 + index}`,
}));
const manyFields = Array.from({ length: 9 }, (_, index) => ({
  name: `year${index}`,
  label: `Year ${index + 1}`,
  kind: 'autocomplete' as const,
  options: years,
}));

/** On a phone, a list ends above the button that shows the rows, wherever its field is. */
export const ListsInTheSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: manyFields },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const top = within(sheet).getByRole('heading', { name: 'Filters' }).getBoundingClientRect();
    const show = within(sheet)
      .getByRole('button', { name: 'Show results' })
      .getBoundingClientRect();
    for (const field of await within(sheet).findAllByRole('combobox')) {
      await userEvent.click(field);
      const list = within(sheet).getByRole('listbox').getBoundingClientRect();
      await expect(list.top).toBeGreaterThanOrEqual(top.bottom);
      await expect(list.bottom).toBeLessThanOrEqual(show.top);
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** The ring of a chip's button covers no letter of the chip. */
export const RingOfAChip: Story = {
  args: { values: { viewAs: '4471902' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Remove filter/ });
    while (document.activeElement !== button) await userEvent.tab();
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const text = button.previousElementSibling?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().left - ring).toBeGreaterThanOrEqual(
      text?.right ?? Number.POSITIVE_INFINITY,
    );
  },
};

/** Picks show at once, and build on each other, also if the list follows later. */
export const ListFollowsLater: Story = {
  args: { values: { employer: ['Ridge County'], insured: 'Okafor, Ifeoma', takeAction: true } },
  render: (args) => <FilterBar {...args} />,
  play: async ({ args, canvas }) => {
    const chip = (name: string) => canvas.queryByRole('button', { name: `Remove filter, ${name}` });
    await userEvent.click(chip('Take Action')!);
    await expect(chip('Take Action')).toBeNull();
    await userEvent.click(chip('Primary Insured: Okafor, Ifeoma')!);
    await expect(args.onChange).toHaveBeenLastCalledWith({ employer: ['Ridge County'] });
  },
};
