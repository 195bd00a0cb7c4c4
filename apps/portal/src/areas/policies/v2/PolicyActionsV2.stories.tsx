import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyActions, takeAction } from '@agent-portal/data/policies/actions/contract';
import { policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { policyStories } from '../../../testing/policyStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PolicyActionsPage } from '../policy/actions/PolicyActionsPage.tsx';

const path = '/policy-v2/pending/NL0018O0142/actions-v2';

const meta = {
  title: 'Pages/Policies/Policy actions, second version',
  component: StoryFrame,
  args: {
    address: path,
    path: '/policy-v2/:status/:id/actions-v2',
    children: <PolicyActionsPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = policyStories(getPendingPolicyDetail, getPolicyDetail);

/** An action link of a requirement opens the form with that requirement selected. */
export const Success: Story = {
  args: { address: `${path}?requirement=NL0018O0142-1` },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getPolicyActions, policyActionsTaken.one)),
  play: async ({ canvas }) => {
    const requirement = await canvas.findByRole('combobox', { name: 'Requirement' });
    await expect(requirement).toHaveDisplayValue('Attending physician statement');
    await expect(canvas.getByRole('link', { name: 'Actions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      await canvas.findByText('Please call me about the statement before noon.'),
    ).toBeVisible();
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    const none = await canvas.findByText('No action was taken for this policy yet.');
    await expect(none).toBeVisible();
  },
};

export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(takeAction, 500)),
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'The statement is in the mail.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the carrier' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The action was not sent.');
  },
};

export const Loading: Story = states.loading;

export const NotFound: Story = states.notFound;

export const NoNetwork: Story = states.noNetwork;

export const ServerError: Story = states.serverError;

export const Forbidden: Story = states.forbidden;
