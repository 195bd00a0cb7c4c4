import { saveContact } from '@agent-portal/data/work/contacts/contract';
import { savedContacts } from '@agent-portal/data/work/contacts/mocks';
import { getPolicyLapse } from '@agent-portal/data/work/lapse/contract';
import { lapses } from '@agent-portal/data/work/lapse/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LapsePanel } from './LapsePanel.tsx';

const { policyNumber } = lapses.late;

const page = (
  <>
    <PageHeader title="A policy" />
    <LapsePanel policyNumber={policyNumber} />
  </>
);

const meta = {
  title: 'Patterns/Late premium of a policy',
  component: StoryFrame,
  args: { address: '/active', children: page },
  parameters: pageParameters,
  beforeEach: (context) => {
    freshPage(context);
    context.msw.use(mockEndpoint(getPolicyLapse, lapses.late));
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const openForm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Log a contact' }));

/** When the policy lapses, what is due, who to call, and the last contact. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lapses in 14 days')).toBeVisible();
    await expect(canvas.getByText('17 days late, grace ends 12/02/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(608) 555-0198' })).toHaveAttribute(
      'href',
      'tel:+16085550198',
    );
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Left message, .*Dana Whitfield/);
  },
};

/** A contact is logged in place, with the keyboard. The focus returns to the button. */
export const Recorded: Story = {
  play: async ({ canvas, msw }) => {
    await openForm();
    msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Left message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    await expect(await canvas.findByText(/^Will pay on 11\/24\/2026, /)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Log a contact' })).toHaveFocus(),
    );
  },
};

/** A promised payment needs its day. */
export const WillPay: Story = {
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
    await expect(canvas.getByRole('textbox', { name: /^Will pay on/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    await expect(
      (await canvas.findAllByText('Choose the day on which the client will pay.'))[0],
    ).toBeVisible();
  },
};

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
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ outcome: 'LeftMessage', willPayOn: null }),
      ),
    );
  },
};

/** Another user logged a contact meanwhile: the user sees it, and decides. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(saveContact, 409)),
  play: async ({ canvas, msw }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Reached' }));
    msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    await expect(await canvas.findByRole('button', { name: 'Log mine too' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }));
    await expect(await canvas.findByRole('button', { name: 'Log a contact' })).toBeVisible();
  },
};

/** The user logs theirs too, after the contact that they have now seen. */
export const ConflictLogged: Story = {
  ...Conflict,
  play: async ({ canvas, msw }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Reached' }));
    msw.use(mockEndpoint(getPolicyLapse, lapses.contacted));
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    const again = await canvas.findByRole('button', { name: 'Log mine too' });
    sent.mockClear();
    msw.use(logging);
    await userEvent.click(again);
    const { version } = lapses.contacted;
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version })));
  },
};

/** A user who may not see commissions sees no chargeback, and a client can have no phone number. */
export const PoliciesOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getPolicyLapse, { ...lapses.late, atRisk: null, phone: null, contacts: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No phone number on file')).toBeVisible();
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
    await expect(
      await canvas.findByText(/The policy lapses on 12\/02\/2026, before this payment/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log contact' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ willPayOn: '2026-12-03' })),
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicyLapse, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openForm();
    await expect(await canvas.findByRole('radio', { name: 'Will not pay' })).toBeVisible();
  },
};
