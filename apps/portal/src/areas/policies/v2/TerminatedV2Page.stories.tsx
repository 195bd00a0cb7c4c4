import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getTerminatedPolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { issuedStories } from '../../../testing/issuedStories.ts';
import { pageMeta, statesOf, type Story } from '../../../testing/story.ts';
import { rowsOf } from '../../../testing/onScreen.ts';
import { TerminatedV2Page } from './TerminatedV2Page.tsx';

export default {
  title: 'Pages/Policies/Terminated, second version',
  ...pageMeta('/terminated-v2', <TerminatedV2Page />),
};

const issued = issuedStories({ name: 'Terminated', first: secondPages.terminated.policies[0] });

export const Success: Story = issued.success;

export const Phone: Story = issued.phone;

const states = statesOf({
  reads: ['getTerminatedPolicies'],
  content: () => rowsOf('Terminated')[0],
  none: [mockEndpoint(getTerminatedPolicies, { ...secondPages.empty, policies: [] })],
  empty: ['No policies'],
});
export const Empty = states.empty;
