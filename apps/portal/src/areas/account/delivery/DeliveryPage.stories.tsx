import {
  getPolicyDeliveryOptions,
  updatePolicyDeliveryOptions,
} from '@agent-portal/data/delivery/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getViewAsAgents } from '@agent-portal/data/user-data/contract';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { viewAs } from '../../../session/identity/viewAs.ts';
import { ownerOf } from '../../../session/session.ts';
import { people } from '../../../testing/people.ts';
import { press, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { DeliveryPage } from './DeliveryPage.tsx';

export default {
  title: 'Pages/Account settings/Policy delivery',
  ...pageMeta('/account-settings/policy', <DeliveryPage />),
};

/** Nothing is saved yet. The first save needs an e-mail address. */
export const Success = plays(async ({ canvas }) => {
  await shows(canvas, 'Nothing was saved yet.');
  await press(canvas, 'Save');
  await shows(canvas, /Enter an e-mail address, like/);
  const email = canvas.getByLabelText(/^E-mail/);
  await expect(email).toBeRequired();
  await waitFor(() => expect(email).toHaveFocus());
  await userEvent.paste(`${'a'.repeat(250)}@example.com`);
  await press(canvas, 'Save');
  await shows(canvas, /It must have at most 254 characters\.$/);
  await waitFor(() => expect(email).toHaveFocus());
  await userEvent.clear(email);
  const optOut = canvas.getByRole('switch', { name: 'Deliver on paper instead' });
  await userEvent.click(optOut);
  await expect(email).not.toBeRequired();
  await userEvent.click(optOut);
  await userEvent.type(email, 'desk@example.com');
  await press(canvas, 'Save');
  await shows(canvas, /^Last saved on .* by Dana Whitfield/);
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await expect(messages).toHaveTextContent('Policy delivery is saved');
  // There are no unsaved changes, so another agent ID opens without a question.
  const agent = await canvas.findByRole('combobox', { name: 'Agent ID' });
  await userEvent.clear(agent);
  await userEvent.type(agent, '4471918');
  await userEvent.click(await screen.findByRole('option', { name: /4471918/ }));
  await waitFor(() => expect(agent).toHaveValue('Whitfield, Dana - 4471918'));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

const never = {
  optOutForEDelivery: false,
  agentLinkSelected: false,
  email: '',
  accessCode: '',
  includeDownline: false,
  lastSavedDate: null,
};

/** Selecting another agent ID first asks about unsaved changes. */
export const AnotherAgent = plays(async ({ canvas }) => {
  const agent = await canvas.findByRole('combobox', { name: 'Agent ID' });
  await expect(agent).toHaveValue('Whitfield, Dana - 4471902');
  await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'desk@example.com');
  const choose = async () => {
    await userEvent.clear(agent);
    await userEvent.type(agent, '4471918');
    await userEvent.click(await screen.findByRole('option', { name: /4471918/ }));
    return within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  };
  await userEvent.click((await choose()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('desk@example.com');
  await expect(agent).toHaveValue('Whitfield, Dana - 4471902');
  await userEvent.click((await choose()).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(agent).toHaveValue('Whitfield, Dana - 4471918'));
  await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(''));
});

/** A View as of other pages selects the agent ID, and the page says so. */
export const ViewedElsewhere: Story = {
  beforeEach: () => {
    viewAs.follow('?viewAs=4473310-only', ownerOf(people.agent));
  },
  play: async ({ canvas }) => {
    const agent = await canvas.findByRole('combobox', { name: 'Agent ID' });
    await expect(agent).toHaveValue('Reyes, Marco - 4473310');
    await expect(agent).toHaveAccessibleDescription(/^Selected because you view as this agent/);
  },
};

/** A sub-account without a role may not view as others: it chooses among the own IDs of its agent. */
export const OwnIdsOnly: Story = {
  args: { user: people.subWithNothing },
  beforeEach: fails('getViewAsAgents', 403),
  play: async ({ canvas }) => {
    const agent = await canvas.findByRole('combobox', { name: 'Agent ID' });
    await expect(agent).toHaveValue('4471902');
    await userEvent.clear(agent);
    await userEvent.type(agent, '44719');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const requested = fn<(agentId: string | null) => void>();

/** A View as outside of the hierarchy is ignored. */
export const ViewedUnknown: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear();
    msw.use(
      // Returns nothing, so the next handler answers.
      http.get(`*${getPolicyDeliveryOptions.path}`, ({ request }) => {
        requested(new URL(request.url).searchParams.get('ViewAsAgentNumber'));
      }),
    );
  },
  args: { address: '/account-settings/policy?viewAs=9999999' },
  play: async ({ canvas }) => {
    await shows(canvas, /^Agent 9999999 is not in your hierarchy/);
    const agent = await canvas.findByRole('combobox', { name: 'Agent ID' });
    await expect(agent).toHaveValue('Whitfield, Dana - 4471902');
    // The carrier would answer 404, so the page requests the options only after the agents are loaded.
    await waitFor(() => expect(requested).toHaveBeenCalledWith(null));
    await expect(requested).not.toHaveBeenCalledWith('9999999');
  },
};

/** One agent ID and no downline: no agent to select, and no downline to include. */
export const OneAgent: Story = {
  beforeEach: answers(
    mockEndpoint(getViewAsAgents, {
      viewAsFilterValues: [{ agentName: 'Abara, June', agentId: '4480055' }],
    }),
    mockEndpoint(getPolicyDeliveryOptions, never),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^E-mail/)).toBeVisible();
    await expect(canvas.queryByLabelText('Agent ID')).toBeNull();
    await expect(canvas.queryByRole('switch', { name: /downline/ })).toBeNull();
  },
};

/** The agent ID has several markets. */
export const SeveralMarkets: Story = {
  beforeEach: answers(
    mockEndpoint(getPolicyDeliveryOptions, ({ url }) => {
      const marketCode = new URL(url).searchParams.get('ViewAsMarketCode') ?? 'BRK';
      return {
        ...never,
        marketCode,
        marketCodes: ['BRK', 'WRK'],
        email: `${marketCode}@example.com`,
      };
    }),
  ),
  play: async ({ canvas }) => {
    const market = await canvas.findByLabelText('Market');
    await expect(market).toHaveValue('BRK');
    await userEvent.selectOptions(market, 'WRK');
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('WRK@example.com'));
    await expect(canvas.getByLabelText('Market')).toHaveValue('WRK');
  },
};

/** Another user saved first: the page shows both versions, and the user selects one. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => {
    let isFirst = true;
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
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'mine@example.com');
    await press(canvas, 'Save');
    const conflict = await canvas.findByRole('heading', { name: 'Saved by Carol Denney' });
    await expect(conflict).toBeVisible();
    await expect(conflict.nextElementSibling).toHaveTextContent('theirs@example.com');
    const mine = canvas.getByRole('heading', { name: 'Yours' });
    await expect(mine.nextElementSibling).toHaveTextContent('mine@example.com');
    await press(canvas, 'Use the saved version');
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveValue('theirs@example.com');
  },
};

export const ConflictOnPhone = onPhone(Conflict);

const states = statesOf({
  reads: ['getPolicyDeliveryOptions'],
  content: (page) => page.queryByLabelText(/^E-mail/),
});
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
