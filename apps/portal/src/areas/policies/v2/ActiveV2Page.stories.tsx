import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { freshPage } from '../../../testing/freshPage.ts';
import { issuedStories } from '../../../testing/issuedStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { emptyList } from '../../../testing/listStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ActiveV2Page } from './ActiveV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Active, second version',
  component: StoryFrame,
  args: { address: '/active-v2', children: <ActiveV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const issued = issuedStories({ name: 'Active', first: secondPages.active.policies[0] });

export const Success: Story = issued.success;

/** An open row shows more details of its policy. */
export const Opened: Story = issued.opened;

export const Phone: Story = issued.phone;

export const Empty: Story = emptyList(
  'policies',
  mockEndpoint(getActivePolicies, { ...secondPages.empty, policies: [] }),
);
