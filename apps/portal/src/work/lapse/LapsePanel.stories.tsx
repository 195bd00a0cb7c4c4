import { saveContact } from '@agent-portal/data/work/contacts/contract';
import { savedContacts } from '@agent-portal/data/work/contacts/mocks';
import { getPolicyLapse } from '@agent-portal/data/work/lapse/contract';
import { lapses } from '@agent-portal/data/work/lapse/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { leadsTo, press, shows, showsAlert } from '../../testing/onScreen.ts';
import { answers, fails, onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
import { LapsePanel } from './LapsePanel.tsx';

const { policyNumber } = lapses.late;

const page = (
  <>
    <PageHeader title="A policy" />
    <LapsePanel policyNumber={policyNumber} />
  </>
);

export default {
  title: 'Patterns/Late premium of a policy',
  ...pageMeta('/active', page, {}, ({ msw }) => msw.use(mockEndpoint(getPolicyLapse, lapses.late))),
};

const openForm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Log a contact' }));

/** When the policy lapses, what is due, who to call, and the last contact. */
export const Success = plays(async ({ canvas }) => {
  await shows(canvas, 'Lapses in 14 days');
  await shows(canvas, '17 days late, grace ends 12/02/2026');
  await leadsTo(canvas, '(608) 555-0198', 'tel:+16085550198');
  const contacts = canvas.getByRole('list', { name: `Contacts about ${policyNumber}` });
  await expect(contacts).toHaveTextContent(/^Left message, .*Dana Whitfield/);
});

/** A contact is logged in place, with the keyboard. The focus returns to the button. */
export const Recorded = plays(async ({ canvas, msw }) => {
  await openForm();
  msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
  await userEvent.click(await canvas.findByRole('radio', { name: 'Left message' }));
  await press(canvas, 'Log contact');
  await shows(canvas, /^Will pay on 11\/24\/2026, /);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Log a contact' })).toHaveFocus());
});

/** A promised payment needs its day. */
export const WillPay = plays(async ({ canvas }) => {
  await openForm();
  await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
  await expect(canvas.getByRole('textbox', { name: /^Will pay on/ })).toBeVisible();
  await press(canvas, 'Log contact');
  await expect(
    (await canvas.findAllByText('Choose the day on which the client will pay.'))[0],
  ).toBeVisible();
});

const sent = fn<(body: unknown) => void>();
const logging = mockEndpoint(saveContact, async (request) => {
  sent(await request.json());
  return savedContacts;
});

/** The day of a promise is not sent with another outcome. */
export const NoLongerWillPay: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(logging);
  },
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Will pay on/ }), '11/24/2026');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left message' }));
    await press(canvas, 'Log contact');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ outcome: 'LeftMessage', willPayOn: null }),
      ),
    );
  },
};

/** Another user logged a contact first: the user sees it with its time, and decides. */
export const Conflict = plays(fails('saveContact', 409), async ({ canvas, msw }) => {
  await openForm();
  await userEvent.click(await canvas.findByRole('radio', { name: 'Reached' }));
  msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
  await press(canvas, 'Log contact');
  await expect(await canvas.findByRole('button', { name: 'Log mine too' })).toBeVisible();
  await showsAlert(canvas, /^\S.+ recorded “.+” .*at \d+:\d\d [ap]\.m\./);
  await press(canvas, 'Discard mine');
  await expect(await canvas.findByRole('button', { name: 'Log a contact' })).toBeVisible();
});

/** The user logs theirs too, after the contact that they have now seen. */
export const ConflictLogged = plays({ ...Conflict }, async ({ canvas, msw }) => {
  await openForm();
  await userEvent.click(await canvas.findByRole('radio', { name: 'Reached' }));
  msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
  await press(canvas, 'Log contact');
  const again = await canvas.findByRole('button', { name: 'Log mine too' });
  sent.mockClear();
  msw.use(logging);
  await userEvent.click(again);
  const { version } = lapses.contacted;
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version })));
});

/** A user who may not see commissions sees no chargeback, and a client can have no phone number. */
export const PoliciesOnly: Story = {
  beforeEach: answers(
    mockEndpoint(getPolicyLapse, { ...lapses.late, atRisk: null, phone: null, contacts: [] }),
  ),
  play: async ({ canvas }) => {
    await shows(canvas, 'No phone number on file');
    await expect(canvas.queryByText('Chargeback at risk')).toBe(null);
  },
};

/** A promised day after the lapse date is saved, with a warning before. */
export const PromisedTooLate: Story = {
  beforeEach: NoLongerWillPay.beforeEach!,
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
    const day = canvas.getByRole('textbox', { name: /^Will pay on/ });
    await userEvent.type(day, '12/02/2026{Tab}');
    await expect(canvas.queryByText(/before this payment/)).toBe(null);
    await userEvent.clear(day);
    await userEvent.type(day, '12/03/2026{Tab}');
    await shows(canvas, /The policy lapses on 12\/02\/2026, before this payment/);
    await press(canvas, 'Log contact');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ willPayOn: '2026-12-03' })),
    );
  },
};

export const Failed = plays(fails('getPolicyLapse', 500), async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Phone = onPhone(async ({ canvas }) => {
  await openForm();
  await expect(await canvas.findByRole('radio', { name: 'Will not pay' })).toBeVisible();
});
