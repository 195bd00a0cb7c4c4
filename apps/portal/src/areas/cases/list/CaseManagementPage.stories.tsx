import { getCases } from '@agent-portal/data/cases/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { headersOf, press, rowsOf, shows } from '../../../testing/onScreen.ts';
import { fails, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { CaseManagementPage } from './CaseManagementPage.tsx';

export default {
  title: 'Pages/Cases/List',
  ...pageMeta('/case-management', <CaseManagementPage />),
};

const ready = () => waitFor(() => expect(rowsOf('Case Management')).toHaveLength(10));

/** The columns of decisions 3, below the cases that need attention. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await expect(
    await canvas.findByRole('heading', { name: '22 cases need your attention' }),
  ).toBeVisible();
  await expect(headersOf('Case Management')).toEqual(
    expect.arrayContaining(
      'Created,Primary Insured,Product Type,Event,Event date,Recipient'.split(','),
    ),
  );
});

/** The desk has as many cases as the navigation counts, even if the list is filtered. */
export const Filtered: Story = {
  tags: ['wide'],
  args: { address: '/case-management?insured=O&attention=true' },
  play: async ({ canvas }) => {
    await ready();
    const heading = await canvas.findByRole('heading', { name: '22 cases need your attention' });
    await expect(heading).toBeVisible();
    await shows(canvas, 'The list below is filtered, so it can show fewer.');
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
  },
};

/** The dialog names the recipient before the e-mail is sent. */
export const ResendAsked = plays(async ({ canvas }) => {
  await ready();
  await press(canvas, 'Resend e-mail to Okafor, Ifeoma');
  const dialog = await within(document.body).findByRole('dialog', { name: 'Resend e-mail' });
  await expect(dialog).toHaveTextContent('ifeoma.okafor47@example.com');
});

/** Only the list is shown if the carrier does not offer the desk. */
export const WithoutDesk = plays(fails('getCasesNeedingAttention', 404), async ({ canvas }) => {
  await ready();
  await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
});

const states = statesOf({
  reads: ['getCases'],
  content: () => rowsOf('Case Management')[0],
  none: [mockEndpoint(getCases, caseFixtures.empty)],
  empty: ['No cases'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
export const Phone = states.phone;
