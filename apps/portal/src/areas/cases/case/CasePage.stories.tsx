import { getCase, voidCase } from '@agent-portal/data/cases/desk/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, shows, showsAlert } from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { CasePage } from './CasePage.tsx';

const { declined } = caseFixtures;

export default {
  title: 'Pages/Cases/Case',
  ...pageMeta(`/case-management/${declined.envelopeId}`, <CasePage />),
};

/** Chooses the command in the menu '⋯'. */
async function voidEnvelope(canvas: Canvas) {
  await press(canvas, 'More commands');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Void envelope' }));
}

/** An envelope that was declined: all three commands, and its events, the last one first. */
export const Success = plays(async ({ canvas }) => {
  const history = await canvas.findByRole('list', { name: 'History' });
  const events = within(history).getAllByRole('listitem');
  await expect(events.map((one) => one.querySelector('strong')?.textContent)).toEqual([
    'Declined',
    'Viewed',
    'Sent',
  ]);
  await expect(canvas.getByRole('button', { name: 'Correct e-mail address' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'More commands' })).toBeVisible();
  // After a decline, 'Resend' is not the primary command.
  const resend = canvas.getByRole('button', { name: /^Resend e-mail/ });
  await expect(resend).toHaveAttribute('data-variant', 'secondary');
});

/** A completed envelope has no commands. */
export const Completed: Story = {
  beforeEach: answers(
    mockEndpoint(getCase, { ...declined, event: 'Completed', attention: undefined }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'History' });
    await expect(canvas.queryByRole('button', { name: 'More commands' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Resend/ })).toBeNull();
  },
};

/** Another user saved first: the form shows the saved value and the typed one. */
export const Conflict = plays(fails('correctRecipient', 409), async ({ canvas }) => {
  await press(canvas, 'Correct e-mail address');
  const dialog = within(await within(document.body).findByRole('dialog'));
  const field = dialog.getByLabelText(/^E-mail/);
  await expect(field).toBeRequired();
  await userEvent.clear(field);
  await userEvent.type(field, 'maria@example.com');
  await press(dialog, 'Save and resend');
  await shows(dialog, /You entered maria@example\.com/);
});

/** Another user sent the e-mail a moment ago: both dialogs say so before it is sent again. */
export const JustSent = plays(
  answers(
    mockEndpoint(getCase, {
      ...declined,
      event: 'Sent',
      justSent: {
        event: 'Resent',
        at: '2026-11-18T14:58:00.000Z',
        by: 'Priya Nair',
        byHomeOffice: false,
        note: null,
      },
    }),
  ),
  async ({ canvas }) => {
    for (const [command, send] of [
      [/^Resend e-mail/, 'Send anyway'],
      ['Correct e-mail address', 'Save and send anyway'],
    ] as const) {
      await press(canvas, command);
      const dialog = within(await within(document.body).findByRole('dialog'));
      await showsAlert(
        dialog,
        new RegExp(`Priya Nair sent it to ${declined.recipientEmail} at \\d+:58 [ap]\\.m\\.`),
      );
      await expect(dialog.getByRole('button', { name: send })).toBeVisible();
      await press(dialog, 'Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
);

/** Voiding an envelope requires a reason. */
export const VoidAsked = plays(async ({ canvas }) => {
  await voidEnvelope(canvas);
  const dialog = within(await within(document.body).findByRole('dialog'));
  await press(dialog, 'Void envelope');
  await shows(dialog, 'Enter why the envelope is voided.');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeRequired();
});

/** A voided envelope has no commands, so the focus moves to the page heading. */
export const Voided: Story = {
  beforeEach: ({ msw }) => {
    let current: typeof declined = declined;
    msw.use(
      mockEndpoint(getCase, () => current),
      mockEndpoint(voidCase, () => {
        current = { ...declined, event: 'Voided', attention: undefined };
        return current;
      }),
    );
  },
  play: async ({ canvas }) => {
    await voidEnvelope(canvas);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent twice');
    await press(dialog, 'Void envelope');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More commands' })).toBeNull());
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: declined.primaryInsured }),
      ).toHaveFocus(),
    );
  },
};

const states = statesOf({
  reads: ['getCase'],
  content: (page) => page.queryByRole('list', { name: 'History' }),
  missing: ['Case not found', 'Back to Case Management'],
});
export const NotFound = states.notFound;
export const Loading = states.loading;
export const Failed = states.failed;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
