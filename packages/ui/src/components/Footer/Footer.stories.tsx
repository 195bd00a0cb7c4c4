import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Footer } from './Footer.tsx';
import { plays } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <span>© Northfield Mutual</span>
        <span>
          Help desk <Link href="tel:+18005550142">(800) 555-0142</Link>, Monday to Friday
        </span>
      </>
    ),
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Parts: Story = plays(async ({ canvas }) => {
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© Northfield Mutual');
});

/** One text of the carrier's content. */
export const Text: Story = {
  args: {
    children: (
      <div className="frame-footer-text">
        <p>
          Products are issued by Northfield Mutual Life Insurance Company and are not available in
          all states. See <Link href="#terms">the terms of use</Link>. For the use of agents only;
          not to be used with consumers as sales literature.
        </p>
      </div>
    ),
  },
};

export const TextOnAPhone: Story = { ...Text, globals: { viewport: { value: 'phone' } } };

/** Its space stays empty in the meantime. */
export const Loading: Story = {
  args: { isBusy: true, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('aria-busy', 'true');
  },
};
