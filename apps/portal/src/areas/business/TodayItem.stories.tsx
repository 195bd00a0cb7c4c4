import { resendEmail } from '@agent-portal/data/cases/contract';
import { getCase } from '@agent-portal/data/cases/desk/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { saveContact } from '@agent-portal/data/work/contacts/contract';
import { savedContacts } from '@agent-portal/data/work/contacts/mocks';
import { saveFollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { getToday, openItem } from '@agent-portal/data/work/today/contract';
import { type ActionItem, getPolicyActions } from '@agent-portal/data/policies/actions/contract';
import { policyActionsTaken } from '@agent-portal/data/policies/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../testing/onScreen.ts';
import { answers, fails, onPhone, pageMeta, type Story } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { MyBusinessPage } from './MyBusinessPage.tsx';
import {
  agent,
  caseItem,
  first,
  fourth,
  lineOf,
  open,
  second,
  third,
  without,
} from './todayStory.ts';

const sent = fn<(version: string | null) => void>();

/** What happens around the item that is open. */
export default {
  title: 'Pages/Today, an open item',
  ...pageMeta('/my-business', <MyBusinessPage />),
};

/** A contact with the client is logged, and the next item opens. Its next attempt takes the item out of the queue. */
export const LogsAContact: Story = {
  beforeEach: ({ msw }) => {
    let isLogged = false;
    msw.use(
      mockEndpoint(saveContact, async (request) => {
        const { subject, key, outcome } = (await request.json()) as Record<string, unknown>;
        isLogged = subject === 'requirement' && key === second.key && outcome === 'LeftMessage';
        return savedContacts;
      }),
      mockEndpoint(getToday, () => (isLogged ? without(second.key) : agent)),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, second);
    const call = panel.getByRole('link', { name: /^Call \(\d{3}\)/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await press(panel, 'Log a contact');
    await userEvent.click(await panel.findByRole('radio', { name: 'Left message' }));
    await press(panel, 'Log contact');
    await waitFor(() => expect(canvas.queryByRole('button', lineOf(second))).toBeNull());
    await expect(canvas.queryByRole('region', { name: second.who })).toBeNull();
    await expect(await canvas.findByRole('region', { name: third.who })).toBeVisible();
  },
};

/** On a phone, the name of the client stays above the form. */
export const NameAboveTheForm = onPhone(async ({ canvas }) => {
  const panel = await open(canvas, second);
  await press(panel, 'Log a contact');
  const name = panel.getByRole('heading', { name: second.who });
  (await panel.findByRole('button', { name: 'Log contact' })).scrollIntoView({ block: 'end' });
  const { x, y, height } = name.getBoundingClientRect();
  await expect(document.elementFromPoint(x + 4, y + height / 2)).toBe(name);
});

/** Another user answered the requirement a moment ago: a second send is asked for first. */
export const AsksBeforeASecondSend: Story = {
  beforeEach: ({ msw }) => {
    const [action] = policyActionsTaken.one.items;
    const answered = {
      ...action,
      requirementId: first.key,
      takenBy: 'Priya Nair',
      action: 'ProvideInformation',
    } as ActionItem;
    msw.use(
      mockEndpoint(getPolicyActions, {
        items: [{ ...answered, date: '2026-11-18T14:58:00.000Z' }],
        answeredAt: '2026-11-18T15:00:30.000Z',
      }),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await userEvent.type(await panel.findByRole('textbox', { name: /^Note/ }), 'Sent.');
    await press(panel, 'Send to the carrier');
    await showsAlert(panel, /Priya Nair sent “Provide information” 2 minutes ago\./);
    await press(panel, 'Send anyway');
    await expect(await canvas.findByRole('region', { name: second.who })).toBeVisible();
  },
};

/** Another user corrected the address of the case and sent the e-mail: the dialog shows it, and asks first. */
export const AsksBeforeASecondResend: Story = {
  args: { address: `/my-business?item=cases+${caseItem.key}` },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const justSent = {
      event: 'Resent',
      at: '2026-11-18T14:58:00.000Z',
      by: 'Priya Nair',
      byHomeOffice: false,
      note: null,
    } as const;
    const corrected = { ...caseFixtures.declined, recipientEmail: 'right@example.com', version: 2 };
    msw.use(
      mockEndpoint(openItem, { others: [], item: caseItem }),
      mockEndpoint(getCase, { ...corrected, envelopeId: caseItem.key, justSent }),
      mockEndpoint(resendEmail, (request) => {
        sent(new URL(request.url).searchParams.get('version'));
        return {};
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, /^Resend e-mail to /);
    const dialog = within(await screen.findByRole('dialog', { name: 'Resend e-mail' }));
    await showsAlert(dialog, /Priya Nair sent it to right@example\.com at \d+:58 [ap]\.m\./);
    await shows(dialog, 'right@example.com', { selector: 'strong' });
    await press(dialog, 'Send anyway');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('2'));
  },
};

/** Another user of the agency has the same item open. */
export const AlsoOpen: Story = {
  beforeEach: answers(mockEndpoint(openItem, { others: ['Priya Nair'] })),
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await shows(panel, 'Also open now: Priya Nair');
  },
};

/** After sending, the next item is one that no other user has open, also when they opened it a moment ago. */
export const SkipsWhatOthersHaveOpen: Story = {
  beforeEach: answers(
    mockEndpoint(openItem, async (request) => {
      const { key } = (await request.json()) as { key: string };
      return {
        others: key === fourth.key ? [] : [key === first.key ? 'Priya Nair' : 'Sam Ortiz'],
        taken: key === first.key ? [`overdueRequirements ${second.key}`] : [],
      };
    }),
    mockEndpoint(saveFollowUp, { followUps: [], saved: { ownerId: 1, version: 1 } }),
  ),
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await panel.findByText('Also open now: Priya Nair');
    await press(panel, 'Skip today');
    await expect(await canvas.findByRole('region', { name: fourth.who })).toBeVisible();
  },
};

/** The item of an address is no longer in the queue: it was done elsewhere. */
export const DoneElsewhere: Story = {
  args: { address: '/my-business?item=cases+GONE' },
  beforeEach: fails('openItem', 404),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'This item is done' }));
    await press(panel, 'Back to Today');
    await expect(canvas.queryByRole('region', { name: 'This item is done' })).toBeNull();
  },
};

/** An address that was typed before the session ended opens again, although another user voided the case. */
export const RestoresAnAddress: Story = {
  args: { address: `/my-business?item=cases+${caseItem.key}` },
  beforeEach: ({ msw }) => {
    const stored = { username: people.agent.username, values: { recipientEmail: 'x@example.com' } };
    sessionStorage.setItem(`keptForm:correct address ${caseItem.key}`, JSON.stringify(stored));
    msw.use(
      mockEndpoint(getToday, without(caseItem.key)),
      mockEndpoint(openItem, { others: [], item: { ...caseItem, action: 'open' } }),
      mockEndpoint(getCase, { ...caseFixtures.declined, envelopeId: caseItem.key }),
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Correct e-mail address' });
    const address = within(dialog).getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(address).toHaveValue('x@example.com'));
  },
};

/** The item of an address is not among the first of its group: the carrier answers it. */
export const BeyondTheFirst: Story = {
  args: { address: `/my-business?item=cases+${first.key}` },
  beforeEach: answers(mockEndpoint(openItem, { others: [], item: first })),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: first.who }));
    await shows(panel, first.why);
  },
};
