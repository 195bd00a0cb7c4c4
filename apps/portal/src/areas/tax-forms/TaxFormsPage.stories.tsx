import { getTaxForm, getTaxForms } from '@agent-portal/data/tax-forms/contract';
import { taxFormPages } from '@agent-portal/data/tax-forms/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { TaxFormsPage } from './TaxFormsPage.tsx';

const meta = {
  title: 'Pages/Tax Forms',
  component: StoryFrame,
  args: { address: '/tax-forms', children: <TaxFormsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Tax Forms')).toHaveLength(10));
const pressPdf = async (canvas: ReturnType<typeof within>) => {
  await ready();
  await userEvent.click(canvas.getByRole('button', { name: 'PDF: 1099-NEC for 2025, 4471902' }));
};

/** The columns of decisions 3, the latest year first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    const table = within(canvas.getByRole('table', { name: 'Tax Forms' }));
    const headers = table.getAllByRole('columnheader', { hidden: true });
    await expect(headers.map(({ textContent }) => textContent)).toEqual(
      'Tax year,Form,Agent,Issued,Amount,File'.split(','),
    );
    await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
  },
};

/** A carrier without amounts. */
export const WithoutAmounts: Story = {
  beforeEach: ({ msw }) => {
    const { forms, ...page } = taxFormPages.forms;
    const bare = forms.map(({ amount: _amount, ...form }) => form);
    msw.use(mockEndpoint(getTaxForms, { ...page, forms: bare }));
  },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('columnheader', { name: /Amount/ })).toBeNull();
  },
};

/** A toast shows the file name, which contains the form, year and agent ID. */
export const Downloaded: Story = {
  beforeEach: () => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return () => save.mockRestore();
  },
  play: async ({ canvas }) => {
    await pressPdf(canvas);
    const toasts = await canvas.findByRole('region', { name: 'Messages' });
    await expect(toasts).toHaveTextContent('Form-1099-NEC-2025-4471902.pdf is in your downloads');
    await userEvent.click(within(toasts).getByRole('button', { name: /^Dismiss/ }));
    await expect(toasts).not.toBeInTheDocument();
  },
};

/** When a form fails to load, its row shows the error and the list stays. */
export const FileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTaxForm, 500)),
  play: async ({ canvas }) => {
    await pressPdf(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The form could not be loaded.');
    await expect(within(alert).getByRole('button', { name: /^Try again/ })).toHaveFocus();
    await expect(rowsOf('Tax Forms')).toHaveLength(10);
  },
};

export const FileRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTaxForm, 403)),
  play: async ({ canvas }) => {
    await pressPdf(canvas);
    await expect(await canvas.findByText('You do not have access to this form.')).toBeVisible();
  },
};

export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTaxForm, 404)),
  play: async ({ canvas }) => {
    await pressPdf(canvas);
    await expect(await canvas.findByText(/No file available/)).toBeVisible();
  },
};

export const FileRunning: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTaxForm, 'timeout')),
  play: async ({ canvas }) => {
    await pressPdf(canvas);
    const button = canvas.getByRole('button', { name: 'PDF: 1099-NEC for 2025, 4471902' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Users with historical access can still see their own forms [S4]. */
export const Historical: Story = { args: { user: people.historical }, play: ready };

/** A card downloads its form. */
export const Phone: Story = { ...Downloaded, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = emptyList('tax forms', mockEndpoint(getTaxForms, taxFormPages.empty));
