import { getPolicyLapse, saveLapseCall } from '@agent-portal/data/lapse/contract';
import { lapses } from '@agent-portal/data/lapse/mocks';
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
  userEvent.click(await screen.findByRole('button', { name: 'Record a call' }));

/** When the policy lapses, what is due, who to call, and the last call. */
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

/** A call is recorded in place, with the keyboard. The focus returns to the button. */
export const Recorded: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(saveLapseCall, lapses.called)),
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Left message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record call' }));
    await expect(await canvas.findByText(/^Will pay on 11\/24\/2026, /)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Record a call' })).toHaveFocus(),
    );
  },
};

/** A promised payment needs its day. */
export const WillPay: Story = {
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
    await expect(canvas.getByRole('textbox', { name: /^Will pay on/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record call' }));
    await expect(
      (await canvas.findAllByText('Choose the day on which the client will pay.'))[0],
    ).toBeVisible();
  },
};

const sent = fn<(body: unknown) => void>();

/** The day of a promise is not sent with another outcome. */
export const NoLongerWillPay: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockEndpoint(saveLapseCall, async (request) => {
        sent(await request.json());
        return lapses.called;
      }),
    );
  },
  play: async ({ canvas }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Will pay' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Will pay on/ }), '11/24/2026');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Record call' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ outcome: 'LeftMessage', willPayOn: null }),
      ),
    );
  },
};

/** Another user recorded a call meanwhile: the user sees it, and decides. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(saveLapseCall, 409)),
  play: async ({ canvas, msw }) => {
    await openForm();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Reached' }));
    msw.use(mockEndpoint(getPolicyLapse, lapses.called));
    await userEvent.click(canvas.getByRole('button', { name: 'Record call' }));
    await expect(await canvas.findByRole('button', { name: 'Record mine too' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine' }));
    await expect(await canvas.findByRole('button', { name: 'Record a call' })).toBeVisible();
  },
};

/** A user who may not see commissions sees no chargeback, and a client can have no phone number. */
export const PoliciesOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getPolicyLapse, { ...lapses.late, atRisk: null, phone: null, calls: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No phone number on file')).toBeVisible();
    await expect(canvas.queryByText('Chargeback at risk')).toBe(null);
  },
};

/** Once the premium is paid, the calls stay. */
export const Paid: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getPolicyLapse, { ...lapses.none, calls: lapses.called.calls })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /^Calls about/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record a call' })).toBe(null);
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
