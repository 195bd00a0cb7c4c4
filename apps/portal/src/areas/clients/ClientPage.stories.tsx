import { getClient, getHousehold } from '@agent-portal/data/clients/contract';
import { clients } from '@agent-portal/data/clients/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor, within } from 'storybook/test';
import { leadsTo, press, shows } from '../../testing/onScreen.ts';
import { answers, fails, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { ClientPage } from './ClientPage.tsx';

const { client, withClaim, household, linked } = clients;
const [suggested] = household.suggestions;
const withEmail = {
  ...client,
  emails: [{ email: 'zoe.hernandez@example.com', policyNumbers: ['NL0020T0943'] }],
};

export default {
  title: 'Pages/Clients/Client',
  ...pageMeta(`/client/${client.clientId}`, <ClientPage />),
};

/** All that belongs to one person. The phone number can be called, and the e-mail is prepared. */
export const Success = plays(answers(mockEndpoint(getClient, withEmail)), async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: client.name });
  const [phone] = client.phones;
  const calls = canvas.getAllByRole('link', { name: /^\(\d{3}\)/ });
  await expect(calls[0]).toHaveAttribute('href', `tel:+1${phone?.phone}`);
  await leadsTo(canvas, /@/, expect.stringMatching(/^mailto:.*\?subject=Your/));
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
});

/** A claim and a case, for users who may open them. */
export const WithClaim = plays(answers(mockEndpoint(getClient, withClaim)), async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /^Claim C/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Case D-/ })).toBeVisible();
});

const { claims: _claims, cases: _cases, ...ofPolicies } = client;

/** A sub-account with only the role for policies sees neither claims nor cases. */
export const PoliciesOnly: Story = {
  beforeEach: answers(mockEndpoint(getClient, ofPolicies)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Requirements' });
    await expect(canvas.queryByRole('heading', { name: 'Claims' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Electronic delivery' })).toBeNull();
  },
};

/** A suggestion is linked, and the link is undone. */
export const Linked = plays(async ({ canvas }) => {
  const name = `Link ${suggested?.name} to this household`;
  await press(canvas, name);
  const members = await canvas.findByRole('list', { name: 'Household members' });
  await waitFor(() =>
    expect(within(members).getAllByRole('listitem')).toHaveLength(linked.members.length),
  );
  await expect(canvas.getByRole('heading', { name: 'Household' })).toHaveFocus();
  await press(canvas, 'Undo');
  await expect(await canvas.findByRole('button', { name })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** The link fails: the message is in the card, and the suggestion stays. */
export const LinkFailed = plays(fails('linkHousehold', 409), async ({ canvas }) => {
  const name = `Link ${suggested?.name} to this household`;
  await press(canvas, name);
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('button', { name })).toBeVisible();
});

/** The carrier has no households: the part is left out. */
export const WithoutHousehold = plays(fails('getHousehold', 404), async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Requirements' });
  await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Household' })).toBeNull());
});

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
  beforeEach: answers(
    mockEndpoint(getClient, nothing),
    mockEndpoint(getHousehold, { members: [], suggestions: [] }),
  ),
  play: async ({ canvas }) => {
    await shows(canvas, 'No contact details on file.');
    await shows(canvas, 'No other household members on file.');
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(
      'Policies,Contact,Person,Household'.split(','),
    );
  },
};

const states = statesOf({
  reads: ['getClient'],
  content: (page) => page.queryByRole('table', { name: 'Policies' }),
  missing: ['Client not found', 'Open Active policies'],
});
export const NotFound = states.notFound;
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
