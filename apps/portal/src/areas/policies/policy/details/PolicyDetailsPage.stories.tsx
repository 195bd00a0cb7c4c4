import { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { exportApplication, exportPolicy } from '@agent-portal/data/policies/documents/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accessRules } from '../../../../access/accessRules.ts';
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

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Client Information' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Policy NL0018O0142');
    const head = canvas.getByRole('region', { name: 'This policy' });
    for (const said of [
      'Client: Okafor, Ifeoma',
      'Policy Number: NL0018O0142',
      'Status: Pending',
      'Product: Critical Care Benefit',
      'Writing Agent: Whitfield, Dana - 4471902',
    ])
      await expect(head).toHaveTextContent(said);
    await expect(canvas.getByRole('region', { name: 'Insureds' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Coverages and riders' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Policy PDF' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Take action on/ })).toHaveAttribute(
      'href',
      '/policy/NL0018O0142/actions?requirement=NL0018O0142-1',
    );
  },
};

/** The breadcrumb to the policy contains the list for its status. */
export const Trail: Story = {
  args: {
    address: '/policy/NL0018O0142/actions',
    path: '/policy/:id/actions',
    handle: {
      id: 'policy-actions',
      title: 'Policy actions',
      layout: 'navigation',
      trail: [
        {
          title: 'Policy',
          pattern: '/policy/:id',
          needs: accessRules.policies,
          redirectTo: 'details',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(await trail.findByRole('link', { name: 'Pending' })).toHaveAttribute(
      'href',
      '/pending',
    );
    await expect(trail.getByRole('link', { name: 'Policy Overview' })).toHaveAttribute(
      'href',
      '/pat',
    );
    await expect(trail.getByRole('link', { name: 'Policy NL0018O0142' })).toHaveAttribute(
      'href',
      '/policy/NL0018O0142',
    );
    await expect(trail.getByText('Actions')).toHaveAttribute('aria-current', 'page');
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

/** A refused PDF is not an error. A message next to the button explains it [S8]. */
export const FileRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportApplication, 403)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Application PDF' }));
    await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A missing PDF shows a different message than a refused one. */
export const FileMissing: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportApplication, 404)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Application PDF' }));
    await expect(await canvas.findByText(/^No file available/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPolicy, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Policy PDF' }));
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
