import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { expect } from 'storybook/test';
import { shows } from '../../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, type Story } from '../../../testing/story.ts';
import { PolicyActionsPage } from '../policy/actions/PolicyActionsPage.tsx';

const path = '/policy-v2/pending/NL0018O0142/actions-v2';

export default {
  title: 'Pages/Policies/Policy actions, second version',
  ...pageMeta(path, <PolicyActionsPage />),
};

/** An action link of a requirement opens the form with that requirement selected. */
export const Success: Story = {
  args: { address: `${path}?requirement=NL0018O0142-1` },
  beforeEach: answers(mockEndpoint(getPolicyActions, policyActionsTaken.one)),
  play: async ({ canvas }) => {
    const requirement = await canvas.findByRole('combobox', { name: 'Requirement' });
    await expect(requirement).toHaveDisplayValue('Attending physician statement');
    await expect(canvas.getByRole('link', { name: 'Actions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await shows(canvas, 'Please call me about the statement before noon.');
  },
};

export const Phone = onPhone(Success);
