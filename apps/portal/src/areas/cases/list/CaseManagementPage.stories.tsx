import { getCases } from '@agent-portal/data/cases/contract';
import { getCasesNeedingAttention } from '@agent-portal/data/cases/desk/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { CaseManagementPage } from './CaseManagementPage.tsx';

const meta = {
  title: 'Pages/Cases/List',
  component: StoryFrame,
  args: { address: '/case-management', children: <CaseManagementPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Case Management')).toHaveLength(10));

/** The columns of decisions 3, below the cases that need attention. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    await expect(
      await canvas.findByRole('heading', { name: '22 cases need your attention' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Case Management' }));
    const all = table.getAllByRole('columnheader', { hidden: true });
    const headers = all.map(({ textContent }) => textContent);
    for (const column of 'Created,Primary Insured,Product Type,Event,Event date,Recipient'.split(
      ',',
    )) {
      await expect(headers).toContain(column);
    }
  },
};

/** The desk has as many cases as the navigation counts, even if the list is filtered. */
export const Filtered: Story = {
  tags: ['wide'],
  args: { address: '/case-management?insured=O&attention=true', path: '/case-management' },
  play: async ({ canvas }) => {
    await ready();
    const heading = await canvas.findByRole('heading', { name: '22 cases need your attention' });
    await expect(heading).toBeVisible();
    await expect(
      canvas.getByText('The list below is filtered, so it can show fewer.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
  },
};

/** The dialog names the recipient before the e-mail is sent. */
export const ResendAsked: Story = {
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend e-mail to Okafor, Ifeoma' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Resend e-mail' });
    await expect(dialog).toHaveTextContent('ifeoma.okafor47@example.com');
  },
};

/** Only the list is shown if the carrier does not offer the desk. */
export const WithoutDesk: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCasesNeedingAttention, 404)),
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

export const Empty: Story = emptyList('cases', mockEndpoint(getCases, caseFixtures.empty));
