import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { MessagePage } from './MessagePage.tsx';
import { fitsOnPhone } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Feedback/MessagePage',
  component: MessagePage,
  args: {
    title: 'Confirm your address',
    message: 'We sent a link to dana@northfield.example. Follow it to go on.',
  },
} satisfies Meta<typeof MessagePage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The title takes the focus, and the tab is called by it. */
export const Message: Story = {
  args: { documentTitle: 'Confirm your address · Northfield Mutual' },
  play: async ({ canvas }) => {
    const former = document.title;
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(document.title).toBe('Confirm your address · Northfield Mutual');
    document.title = former;
  },
};

/** What to do, whom to ask, and the reference. */
export const Whole: Story = {
  args: {
    action: <ButtonLink href="#send">Send it again</ButtonLink>,
    help: (
      <p>
        Help desk: <Link href="tel:+18005550142">(800) 555-0142</Link>, Monday to Friday
      </p>
    ),
    reference: '7f3a91c2-5b0e',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reference: 7f3a91c2-5b0e')).toBeVisible();
  },
};

export const LongOnAPhone: Story = {
  args: {
    ...Whole.args,
    title: 'You need an account that is linked to single sign-on',
    message:
      'The account that you act for has no username. Ask the agent to finish setting it up, or choose another agent.',
    reference: '7f3a91c25b0e4d0f'.repeat(8),
  },
  ...fitsOnPhone,
};
