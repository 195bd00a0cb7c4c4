import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { plays, catchLinks, followed } from '../sample/storyParts.tsx';
import { Link } from '../Link/Link.tsx';
import { UnauthorizedPage } from './UnauthorizedPage.tsx';

const meta = {
  title: 'Components/Feedback/UnauthorizedPage',
  component: UnauthorizedPage,
  args: {
    title: 'Unauthorized.',
    message: 'You do not have access to this page',
    homeHref: '#home',
  },
} satisfies Meta<typeof UnauthorizedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The title has the focus; the next stop leads out. */
export const Refused: Story = plays({ beforeEach: catchLinks }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledWith('#home');
});

export const WithHelp: Story = {
  args: {
    homeText: 'Back to My Business',
    help: (
      <p>
        Help desk: <Link href="tel:+18005550142">(800) 555-0142</Link>, Monday to Friday
      </p>
    ),
    reference: '7f3a91c2-5b0e-4d0f-9a77-0c6d2f1f3b10',
  },
};

export const Phone: Story = { ...WithHelp, globals: { viewport: { value: 'phone' } } };
