import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { catchLinks, followed } from '../sample/storyParts.tsx';
import { inStates, linkStates } from '../sample/Matrix.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#policy', children: 'NL0018O0142' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  Link,
  { 'to a page': {}, 'out of the app': { external: true } },
  { states: linkStates },
);

export const InText: Story = {
  render: () => (
    <p>
      Call the help desk at <Link href="tel:+18005550142">(800) 555-0142</Link>, or read{' '}
      <Link href="https://example.com/" external>
        how to send a form
      </Link>
      .
    </p>
  ),
};

/** Enter follows it. */
export const External: Story = {
  args: { external: true, href: 'https://example.com/', children: 'Illustration Pro' },
  beforeEach: catchLinks,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Illustration Pro (opens in new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('https://example.com/');
  },
};

/** In an app of another language. */
export const OtherWords: Story = {
  args: {
    external: true,
    externalText: '(se abre en otra pestaña)',
    href: 'https://example.com/',
    lang: 'es',
    children: 'Formularios',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Formularios (se abre en otra pestaña)' });
    await expect(link).toBeVisible();
  },
};
