import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Matrix as StateMatrix } from '../sample/Matrix.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'These figures are as of 9:42 a.m.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      corner="Tone"
      rows={bannerTones}
      columns={['with a link', 'with an action']}
      cell={(tone, content) =>
        content === 'with a link' ? (
          <Banner tone={tone}>
            {args.children} <Link href="#more">What this means</Link>
          </Banner>
        ) : (
          <Banner tone={tone} action={<Button size="small">Try again</Button>}>
            {args.children}
          </Banner>
        )
      }
    />
  ),
};

/** An error is announced, with the word that its icon stands for. */
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'An unexpected error occured.  Please try again later.',
    action: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: An unexpected error/);
  },
};

export const LongOnAPhone: Story = {
  args: {
    tone: 'warning',
    action: <Button>Log in again</Button>,
    children:
      'Your session ends in two minutes. What you typed is saved on this computer until you log in again as the same person.',
  },
  globals: { viewport: { value: 'phone' } },
};
