import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { PaginationProps } from './Pagination.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Pagination } from './Pagination.tsx';
import { plays } from '../sample/storyParts.tsx';

function StatefulPagination(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPage={(next) => {
        props.onPage(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Data/Pagination',
  component: Pagination,
  render: (args) => <StatefulPagination {...args} />,
  args: {
    page: 2,
    totalPages: 15,
    pageSize: 10,
    total: 143,
    itemNoun: 'requirements',
    pageSizes: [10, 25, 50, 100],
    onPage: fn(),
    onPageSize: fn(),
    onPageIntent: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

const lists = {
  first: { page: 1 },
  middle: { page: 8 },
  last: { page: 15 },
  few: { page: 2, totalPages: 3, total: 29 },
  single: { page: 1, totalPages: 1, total: 7 },
  none: { page: 1, totalPages: 0, total: 0 },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      corner="Page"
      rows={['first', 'middle', 'last', 'few', 'single', 'none']}
      columns={['shown as']}
      cell={(page) => <Pagination {...args} {...lists[page]} itemNoun={page} />}
    />
  ),
};

/** A button of the bar in every state. */
export const States: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="State"
      rows={linkStates}
      columns={linkStates.slice(0, 1)}
      cell={(state) => (
        <div data-state={state}>
          <Pagination {...args} itemNoun={state} />
        </div>
      )}
    />
  ),
};

let timers: unknown;

/** A page is prefetched at hover, changed at a press, and announced each time; the focus stays where it was. */
export const Pages: Story = {
  beforeEach: () => {
    timers = spyOn(globalThis, 'setTimeout');
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 11 to 20 of 143')).toBeVisible();
    // The rows that a list opens with are not announced.
    await expect(timers).not.toHaveBeenCalledWith(expect.anything(), 500);
    const isAnnounced = (range: string) =>
      waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(`Showing ${range} of 143`),
      );
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.hover(next);
    await expect(args.onPageIntent).toHaveBeenLastCalledWith(3);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await isAnnounced('21 to 30');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await isAnnounced('11 to 20');
    next.focus();
    await userEvent.keyboard('{Enter}{ }');
    await expect(args.onPage).toHaveBeenLastCalledWith(4);
    await expect(next).toHaveFocus();
  },
};

/** At either end the button keeps the focus and does nothing. */
export const Ends: Story = {
  args: { page: 1, totalPages: 2, total: 14 },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledTimes(1);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const PageSize: Story = plays(async ({ args, canvas }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'requirements per page' }),
    '50',
  );
  await expect(args.onPageSize).toHaveBeenCalledWith(50);
});

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page 2 of 15')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull();
  },
};

/** An app whose pages have one size offers no other. */
export const OneSize: Story = plays({ args: { pageSizes: undefined } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Page 3' })).toBeVisible();
});
