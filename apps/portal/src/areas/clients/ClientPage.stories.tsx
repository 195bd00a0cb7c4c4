import { getClient, getHousehold, linkHousehold } from '@agent-portal/data/clients/contract';
import { clients } from '@agent-portal/data/clients/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ClientPage } from './ClientPage.tsx';

const { client, withClaim, household, linked } = clients;
const [suggested] = household.suggestions;
const withEmail = {
  ...client,
  emails: [{ email: 'zoe.hernandez@example.com', policyNumbers: ['NL0020T0943'] }],
};

const meta = {
  title: 'Pages/Clients/Client',
  component: StoryFrame,
  args: {
    address: `/client/${client.clientId}`,
    path: '/client/:id',
    children: <ClientPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All that belongs to one person. The phone number can be called, and the e-mail is prepared. */
export const Success: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getClient, withEmail)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: client.name });
    const [phone] = client.phones;
    const calls = canvas.getAllByRole('link', { name: /^\(\d{3}\)/ });
    await expect(calls[0]).toHaveAttribute('href', `tel:+1${phone?.phone}`);
    const mail = canvas.getByRole('link', { name: /@/ });
    await expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:.*\?subject=Your/));
    const table = canvas.getByRole('table', { name: 'Policies' });
    await expect(within(table).getAllByRole('row')).toHaveLength(client.policies.length + 1);
    const [pending] = within(table).getAllByRole('row').slice(1);
    await expect(pending).toHaveTextContent('Pending');
    await expect(pending?.querySelector('[data-column="modalPremium"]')).toHaveTextContent(
      /^\$25\.96$/,
    );
    await expect(within(table).queryByText('Action needed')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /^Take action on/ })).toHaveLength(
      client.requirements.length,
    );
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Trust certification of NL0020T0943 is 6 days late.Who must act: Client',
    );
    await canvas.findByRole('list', { name: 'Household members' });
  },
};

/** A claim and a case, for users who may open them. */
export const WithClaim: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getClient, withClaim)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Claim C/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Case D-/ })).toBeVisible();
  },
};

const { claims: _claims, cases: _cases, ...ofPolicies } = client;

/** A sub-account with only the role for policies sees neither claims nor cases. */
export const PoliciesOnly: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getClient, ofPolicies)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Requirements' });
    await expect(canvas.queryByRole('heading', { name: 'Claims' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Electronic delivery' })).toBeNull();
  },
};

/** A suggestion is linked, and the link is undone. */
export const Linked: Story = {
  play: async ({ canvas }) => {
    const name = `Link ${suggested?.name} to this household`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const members = await canvas.findByRole('list', { name: 'Household members' });
    await waitFor(() =>
      expect(within(members).getAllByRole('listitem')).toHaveLength(linked.members.length),
    );
    await expect(canvas.getByRole('heading', { name: 'Household' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** The link fails: the message is in the card, and the suggestion stays. */
export const LinkFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(linkHousehold, 409)),
  play: async ({ canvas }) => {
    const name = `Link ${suggested?.name} to this household`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The carrier has no households: the part is left out. */
export const WithoutHousehold: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getHousehold, 404)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Requirements' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Household' })).toBeNull());
  },
};

const long =
  'Featherstonehaugh-Cholmondeley-Wolfeschlegelsteinhausenberger, Maximiliana-Konstantina';
const nothing = {
  ...client,
  name: long,
  phones: [],
  emails: [],
  addresses: [],
  requirements: [],
  followUps: [],
  actions: [],
  claims: [],
  cases: [],
};

/** Nothing on file but the policies, and a long name: parts without content are left out. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getClient, nothing),
      mockEndpoint(getHousehold, { members: [], suggestions: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No contact details on file.')).toBeVisible();
    await expect(await canvas.findByText('No other household members on file.')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Policies',
      'Contact',
      'Person',
      'Household',
    ]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: client.name });
    await canvas.findByRole('list', { name: 'Household members' });
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClient, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Client not found' })).toHaveFocus();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClient, 'timeout')),
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClient, 500)),
  play: async ({ canvas }) => {
    const name = 'Oops! Something went wrong.';
    await expect(await canvas.findByRole('heading', { name })).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClient, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};
