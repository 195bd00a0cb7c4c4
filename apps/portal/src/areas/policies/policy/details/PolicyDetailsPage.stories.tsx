import { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { exportApplication, exportPolicy } from '@agent-portal/data/policies/documents/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../../testing/freshPage.ts';
import { pageParameters } from '../../../../testing/pageParameters.ts';
import { policyStories } from '../../../../testing/policyStories.ts';
import { StoryFrame } from '../../../../testing/StoryFrame.tsx';
import { PolicyDetailsPage } from './PolicyDetailsPage.tsx';

const meta = {
  title: 'Pages/Policies/Policy details',
  component: StoryFrame,
  args: {
    address: '/policy/NL0018O0142/details',
    path: '/policy/:id/details',
    children: <PolicyDetailsPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = policyStories(getPolicy);

/** Chooses a file in the menu. */
async function download(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More commands' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Client Information' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor, Ifeoma');
    for (const said of ['Product: Critical Care Benefit', 'Writing Agent: Whitfield, Dana 4471902'])
      await expect(
        canvas.getByText((_, li) => li?.textContent === said, { selector: 'li' }),
      ).toBeVisible();
    const parties = within(canvas.getByRole('table', { name: 'Client Information' }));
    await expect(parties.getAllByText('Insured')[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Coverages and riders' })).toBeVisible();
    // The number and the action are on the page once.
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText(/NL0018O0142/)).toHaveLength(1);
    await expect(main.getAllByRole('link', { name: /^Take action/ })).toHaveLength(1);
    const history = within(canvas.getByRole('list', { name: 'History' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('requested');
  },
};

/** The breadcrumb to the policy contains the list for its status, and ends with its number to copy. */
export const Trail: Story = {
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(await trail.findByRole('link', { name: 'Pending' })).toHaveAttribute(
      'href',
      '/pending-v2',
    );
    await expect(trail.getByRole('link', { name: 'Policy Overview' })).toHaveAttribute(
      'href',
      '/pat',
    );
    await expect(trail.getByText('Policy NL0018O0142')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Copy number' })).toBeVisible();
  },
};

/** The paid total excludes the commission that the open cycle is expected to pay. */
export const EstimatedCommission: Story = {
  tags: ['wide'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getPolicyCommissions, {
        ...commissionPages.ofPolicy,
        paidTotal: '258.26',
        estimatedTotal: '1.93',
      }),
    ),
  play: async ({ canvas }) => {
    const amountOf = async (label: string) =>
      (await canvas.findByText(label, { selector: 'dt' })).nextElementSibling;
    await expect(await amountOf('Paid to you')).toHaveTextContent('$258.26');
    await expect(await amountOf('Estimated for the open cycle, not yet paid')).toHaveTextContent(
      '$1.93',
    );
  },
};

/** A refused PDF is not an error. A message below the menu explains it [S8]. */
export const FileRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportApplication, 403)),
  play: async ({ canvas }) => {
    await download(canvas, 'Application PDF');
    await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A missing PDF shows a different message than a refused one. */
export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportApplication, 404)),
  play: async ({ canvas }) => {
    await download(canvas, 'Application PDF');
    await expect(await canvas.findByText(/^No file available/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPolicy, 500)),
  play: async ({ canvas }) => {
    await download(canvas, 'Policy PDF');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = states.loading;

export const NotFound: Story = states.notFound;

/** An invalid policy number in the URL shows the error page without a request. */
export const NoPolicyNumber: Story = {
  ...NotFound,
  args: { address: '/policy/THIS-IS-MUCH-TOO-LONG-FOR-A-POLICY-NUMBER/details' },
};

export const NoNetwork: Story = states.noNetwork;

export const ServerError: Story = states.serverError;

export const Forbidden: Story = states.forbidden;
