import {
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { DeliveryPage } from './DeliveryPage.tsx';

const handle = { id: 'delivery', title: 'Policy', layout: 'navigation', trail: [] } as const;

const meta = {
  title: 'Pages/Account settings/Policy delivery',
  component: StoryFrame,
  args: { address: '/account-settings/policy', handle, children: <DeliveryPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing was saved yet; an address is needed before something can be. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was saved yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Type an address like/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), 'desk@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Last saved on .* by Dana Whitfield/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicyDeliveryOptions, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Policy delivery' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(updatePolicyDeliveryOptions, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /on paper/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/The options were not saved/)).toBeVisible();
  },
};

/** Somebody was faster: both choices are shown, and the reader takes one. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => {
    let isFirst = true;
    const never = {
      optOutForEDelivery: false,
      agentLinkSelected: false,
      email: '',
      accessCode: '',
      includeDownline: false,
      lastSavedDate: null,
    };
    msw.use(
      mockFailure(updatePolicyDeliveryOptions, 409),
      mockEndpoint(getPolicyDeliveryOptions, () => {
        const answer = isFirst
          ? never
          : {
              ...never,
              email: 'theirs@example.com',
              lastSavedDate: '2026-11-18T15:00:00.000Z',
              lastSavedBy: 'Carol Denney',
            };
        isFirst = false;
        return answer;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'mine@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const conflict = await canvas.findByRole('heading', { name: 'Saved by Carol Denney' });
    await expect(conflict).toBeVisible();
    await expect(canvas.getByText('theirs@example.com')).toBeVisible();
    await expect(canvas.getByText('mine@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('theirs@example.com');
  },
};

export const ConflictOnPhone: Story = { ...Conflict, globals: { viewport: { value: 'phone' } } };

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicyDeliveryOptions, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

/** Worksite business alone. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicyDeliveryOptions, 403)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
    await expect(heading).toHaveFocus();
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };
