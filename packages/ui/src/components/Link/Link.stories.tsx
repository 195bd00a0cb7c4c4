import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#policy', children: 'NL0018O0142' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the app and out of it, alone and in a sentence. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Link {...args} />
      <Link {...args} external>
        Illustration Pro
      </Link>
      <p>
        Call the help desk at <Link href="tel:+18005550142">(800) 555-0142</Link>, or read{' '}
        <Link href="https://example.com/" external>
          how to send a form
        </Link>
        .
      </p>
    </div>
  ),
};

export const External: Story = {
  args: { external: true, href: 'https://example.com/', children: 'Illustration Pro' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Illustration Pro (opens in new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
