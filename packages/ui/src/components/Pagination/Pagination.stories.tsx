import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { PaginationProps } from './Pagination.tsx';
import { linkStates, Matrix as LookMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Pagination } from './Pagination.tsx';

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

/** First, middle, last, few pages, one page, no rows. */
export const Matrix: Story = {
  render: (args) => (
    <LookMatrix
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
    <LookMatrix
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

/** A page is prefetched at hover, changed at a press, and announced; the focus stays where it was. */
export const Pages: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Showing 11 to 20 of 143')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.hover(next);
    await expect(args.onPageIntent).toHaveBeenLastCalledWith(3);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Showing 21 to 30 of 143'),
    );
  },
};

/** At an end the button keeps the focus and does nothing. */
export const LastPage: Story = {
  args: { page: 14 },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenCalledTimes(1);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const PageSize: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'requirements per page' }),
      '50',
    );
    await expect(args.onPageSize).toHaveBeenCalledWith(50);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page 2 of 15')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull();
  },
};

/** Enter and Space go to the page, and the button keeps the focus. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{ }');
    await expect(args.onPage).toHaveBeenLastCalledWith(4);
    await expect(next).toHaveFocus();
  },
};

/** An app whose pages have one size offers no other. */
export const OneSize: Story = {
  args: { pageSizes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toBeVisible();
  },
};
