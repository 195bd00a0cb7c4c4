import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { catchLinks, followed } from '../sample/catchLinks.ts';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#policy', children: 'NL0018O0142' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** To pages inside and outside the app, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Leads"
      rows={['to a page', 'out of the app']}
      columns={linkStates}
      cell={(leads) => <Link {...args} external={leads === 'out of the app'} />}
    />
  ),
};

/** In a sentence. */
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

export const External: Story = {
  args: { external: true, href: 'https://example.com/', children: 'Illustration Pro' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Illustration Pro (opens in new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
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

/** Enter follows it. */
export const Keyboard: Story = {
  beforeEach: catchLinks,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#policy');
  },
};
