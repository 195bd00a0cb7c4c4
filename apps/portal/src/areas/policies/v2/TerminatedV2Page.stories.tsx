import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { freshPage } from '../../../testing/freshPage.ts';
import { issuedStories } from '../../../testing/issuedStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { emptyList } from '../../../testing/listStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { TerminatedV2Page } from './TerminatedV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Terminated, second version',
  component: StoryFrame,
  args: { address: '/terminated-v2', children: <TerminatedV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const issued = issuedStories({ name: 'Terminated', first: secondPages.terminated.policies[0] });

export const Success: Story = issued.success;

/** An open row shows more details of its policy. */
export const Opened: Story = issued.opened;

export const Phone: Story = issued.phone;

export const Empty: Story = emptyList(
  'policies',
  mockEndpoint(getTerminatedPolicies, { ...secondPages.empty, policies: [] }),
);
