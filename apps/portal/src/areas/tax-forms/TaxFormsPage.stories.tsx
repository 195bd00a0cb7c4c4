import { getTaxForm, getTaxForms } from '@agent-portal/data/tax-forms/contract';
import { taxFormPages } from '@agent-portal/data/tax-forms/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { hasColumns, press, rowsOf, savesNothing, showsFile } from '../../testing/onScreen.ts';
import {
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { TaxFormsPage } from './TaxFormsPage.tsx';

export default { title: 'Pages/Tax Forms', ...pageMeta('/tax-forms', <TaxFormsPage />) };

const ready = () => waitFor(() => expect(rowsOf('Tax Forms')).toHaveLength(10));
const pressPdf = async (canvas: Canvas) => {
  await ready();
  await press(canvas, 'PDF: 1099-NEC for 2025, 4471902');
};

/** The columns of decisions 3, the latest year first. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await hasColumns('Tax Forms', 'Tax year,Form,Agent,Issued,Amount,File');
  await expect(canvas.queryByRole('button', { name: /Export/ })).toBeNull();
});

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
export const Downloaded = plays({ beforeEach: savesNothing }, async ({ canvas }) => {
  await pressPdf(canvas);
  await showsFile('Form-1099-NEC-2025-4471902.pdf');
});

/** When a form fails to load, its row shows the error and the list stays. 'Try again' loads it. */
export const FileFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(getTaxForm, 500));
    return savesNothing();
  },
  play: async ({ canvas, msw }) => {
    await pressPdf(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The form could not be loaded.');
    await expect(within(alert).getByRole('button', { name: /^Try again/ })).toHaveFocus();
    await expect(rowsOf('Tax Forms')).toHaveLength(10);
    msw.use(mocks.getTaxForm);
    await press(canvas, /^Try again/);
    await showsFile('Form-1099-NEC-2025-4471902.pdf');
  },
};

export const FileRunning = plays(fails('getTaxForm', 'timeout'), async ({ canvas }) => {
  await pressPdf(canvas);
  const button = canvas.getByRole('button', { name: 'PDF: 1099-NEC for 2025, 4471902' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
});

/** Users with historical access can still see their own forms [S4]. */
export const Historical: Story = { args: { user: people.historical }, play: ready };

/** A card downloads its form. */
export const Phone = onPhone(Downloaded);

const states = statesOf({
  reads: ['getTaxForms'],
  content: () => rowsOf('Tax Forms')[0],
  none: [mockEndpoint(getTaxForms, taxFormPages.empty)],
  empty: ['No tax forms'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
