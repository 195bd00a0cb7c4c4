import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { spanish } from '../../words/spanish/index.ts';
import { Button } from '../Button/Button.tsx';
import { type Requirement, requirements } from '../sample/requirements.tsx';
import { requirementTable } from '../sample/RequirementTable.tsx';
import { noRows, type SelectedRows } from './SelectedRows.ts';
import { SelectionTable } from './SelectionTable.tsx';

interface MatchingTableProps {
  /** What is selected at first. */
  readonly initial: SelectedRows;
  readonly total: number;
  readonly onSelect: (selected: SelectedRows) => void;
}

const rowKey = ({ policyNumber }: Requirement) => policyNumber;
const actions = <Button size="small">Watch</Button>;

/** One page of a long list, whose selection can be all that match. */
function MatchingTable({ initial, total, onSelect }: MatchingTableProps) {
  const [selected, setSelected] = useState(initial);
  return (
    <SelectionTable
      {...requirementTable}
      rowKey={rowKey}
      selection={{
        selected,
        total,
        onSelect: (next) => {
          onSelect(next);
          setSelected(next);
        },
      }}
      actions={actions}
    />
  );
}

const meta = {
  title: 'Components/Data/SelectionTable/All that match',
  component: MatchingTable,
  args: { initial: noRows, total: 1240, onSelect: fn() },
} satisfies Meta<typeof MatchingTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const bar = () => screen.queryByRole('region', { name: 'Selected rows' });
const page = () => screen.getByRole('checkbox', { name: /on this page$/ });
const boxOf = (row: Requirement | undefined) =>
  screen.getByRole('checkbox', { name: `Select ${row?.policyNumber}` });
const [first, second] = requirements;

/** Once the page is selected, a button offers all that match; it keeps the focus and the rows their place. */
export const Offers: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /that match/ })).toBeNull();
    const { top } = boxOf(first).getBoundingClientRect();
    await userEvent.click(page());
    const offer = canvas.getByRole('button', { name: 'Select all 1,240 that match' });
    await expect(boxOf(first).getBoundingClientRect().top).toBe(top);
    offer.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      kind: 'allMatching',
      except: new Set(),
    });
    await expect(bar()).toHaveTextContent('All 1,240 that match are selected');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('All 1,240 that match are selected'),
    );
    const onlyPage = canvas.getByRole('button', {
      name: `Select only the ${requirements.length} on this page`,
    });
    await expect(onlyPage).toHaveFocus();
    await userEvent.keyboard('{ }');
    await expect(bar()).toHaveTextContent(`${requirements.length} selected`);
    await expect(onlyPage).toHaveTextContent('Select all 1,240 that match');
    await expect(onlyPage).toHaveFocus();
  },
};

/** A row that is unchecked is left out of all that match, and taken in again. */
export const LeavesOut: Story = {
  args: { initial: { kind: 'allMatching', except: new Set() } },
  play: async ({ args }) => {
    await expect(page()).toBeChecked();
    await userEvent.click(boxOf(second));
    await expect(args.onSelect).toHaveBeenLastCalledWith({
      kind: 'allMatching',
      except: new Set([second?.policyNumber]),
    });
    await expect(bar()).toHaveTextContent('1,239 selected: all 1,240 that match, except 1');
    await expect(page()).toBePartiallyChecked();
    await userEvent.click(boxOf(second));
    await expect(bar()).toHaveTextContent('All 1,240 that match are selected');
    await userEvent.click(within(bar()!).getByRole('button', { name: 'Clear selection' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ kind: 'some', keys: new Set() });
    await expect(page()).toHaveFocus();
    await expect(page()).not.toBeChecked();
  },
};

/** All that match are on this page: there is nothing more to offer. */
export const OnePage: Story = {
  args: { total: requirements.length },
  play: async ({ canvas }) => {
    await userEvent.click(page());
    await expect(bar()).toHaveTextContent(`${requirements.length} selected`);
    await expect(canvas.queryByRole('button', { name: /that match/ })).toBeNull();
  },
};

/** Cards at 320 px: the offer has its own line. */
export const Narrow: Story = {
  args: { initial: { kind: 'allMatching', except: new Set() } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '288px' }}>
      <MatchingTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    const onlyPage = canvas.getByRole('button', { name: /^Select only/ });
    await expect(onlyPage.getBoundingClientRect().right).toBeLessThanOrEqual(
      narrow.getBoundingClientRect().right,
    );
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

/** From right to left, in Spanish. */
export const Spanish: Story = {
  args: { initial: { kind: 'allMatching', except: new Set([second?.policyNumber ?? '']) } },
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <LocaleProvider locale="es-US" words={spanish}>
      <div dir="rtl">
        <MatchingTable {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const chosen = screen.getByRole('region', { name: 'Filas seleccionadas' });
    await expect(chosen).toHaveTextContent(
      '1,239 seleccionadas: las 1,240 que coinciden, excepto 1',
    );
    await expect(canvas.getByRole('checkbox', { name: /de esta página$/ })).toBePartiallyChecked();
    const box = canvas.getByRole('checkbox', { name: `Seleccionar ${first?.policyNumber}` });
    const heading = box.closest('tr')!.querySelector('th')!;
    await expect(box.getBoundingClientRect().left).toBeGreaterThan(
      heading.getBoundingClientRect().right - 1,
    );
  },
};
