import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  args: {
    title: 'Oops! Something went wrong.',
    message: 'Please refresh the page or try again later.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The title has the focus; the next stop tries again. */
export const Failed: Story = plays(async ({ args, canvas }) => {
  const title = canvas.getByRole('heading', { level: 1, name: 'Oops! Something went wrong.' });
  await waitFor(() => expect(title).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{ }');
  await expect(args.onRetry).toHaveBeenCalledTimes(2);
});

/** Whom to ask, and the reference of the failure. */
export const WithHelp: Story = {
  args: {
    help: (
      <p>
        Help desk: <Link href="tel:+18005550142">(800) 555-0142</Link>, Monday to Friday
      </p>
    ),
    reference: '7f3a91c2-5b0e-4d0f-9a77-0c6d2f1f3b10',
  },
};

export const Phone: Story = { ...WithHelp, globals: { viewport: { value: 'phone' } } };
