import { correctRecipient, getCase, voidCase } from '@agent-portal/data/cases/desk/contract';
import { caseFixtures } from '@agent-portal/data/cases/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { CasePage } from './CasePage.tsx';

const { declined } = caseFixtures;

const meta = {
  title: 'Pages/Cases/Case',
  component: StoryFrame,
  args: {
    address: `/case-management/${declined.envelopeId}`,
    path: '/case-management/:id',
    children: <CasePage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chooses the command in the menu '⋯'. */
async function voidEnvelope(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More commands' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Void envelope' }));
}

/** An envelope that was declined: all three commands, and its events, the last one first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const history = await canvas.findByRole('list', { name: 'History' });
    const events = within(history).getAllByRole('listitem');
    await expect(events.map((one) => one.querySelector('strong')?.textContent)).toEqual([
      'Declined',
      'Viewed',
      'Sent',
    ]);
    await expect(canvas.getByRole('button', { name: 'Correct address' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More commands' })).toBeVisible();
    // After a decline, 'Resend' is not the primary command.
    const resend = canvas.getByRole('button', { name: /^Resend e-mail/ });
    await expect(resend).toHaveAttribute('data-variant', 'secondary');
  },
};

/** A completed envelope has no commands. */
export const Completed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getCase, { ...declined, event: 'Completed', attention: undefined })),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'History' });
    await expect(canvas.queryByRole('button', { name: 'More commands' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Resend/ })).toBeNull();
  },
};

/** Another user saved first: the form shows the saved value and the typed one. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(correctRecipient, 409)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct address' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const field = dialog.getByLabelText(/^E-mail/);
    await expect(field).toBeRequired();
    await userEvent.clear(field);
    await userEvent.type(field, 'maria@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Save and resend' }));
    await expect(await dialog.findByText(/You entered maria@example\.com/)).toBeVisible();
  },
};

/** Voiding an envelope requires a reason. */
export const VoidAsked: Story = {
  play: async ({ canvas }) => {
    await voidEnvelope(canvas);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Void envelope' }));
    await expect(await dialog.findByText('Enter why the envelope is voided.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeRequired();
  },
};

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
    await userEvent.click(dialog.getByRole('button', { name: 'Void envelope' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More commands' })).toBeNull());
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: declined.primaryInsured }),
      ).toHaveFocus(),
    );
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCase, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Case not found' })).toHaveFocus();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getCase, 'timeout')),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
