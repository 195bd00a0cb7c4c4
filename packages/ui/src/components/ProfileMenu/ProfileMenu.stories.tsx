import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LogOut, Mail, User } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { plays, preload, fitsOnPhone } from '../sample/storyParts.tsx';
import { LogInLink } from './LogInLink.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const sections = [
  {
    id: 'account',
    items: [
      { id: 'profile', label: 'Profile', href: '#profile', icon: User },
      { id: 'help', label: 'Help', href: '#help', icon: CircleHelp },
      {
        id: 'mail',
        label: 'Secure Email',
        href: 'https://example.com/',
        external: true as const,
        icon: Mail,
      },
    ],
  },
  { id: 'session', items: [{ id: 'out', label: 'Log Out', onAction: fn(), icon: LogOut }] },
];

const meta = {
  title: 'Components/Navigation/ProfileMenu',
  component: ProfileMenu,
  args: { title: 'Dana Whitfield', line: 'Agent 4471902', initial: 'D', sections },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '18rem' }}>
        <div>
          <Story />
        </div>
      </div>
    ),
  ],
  loaders: preload(() => import('../MenuButton/MenuSurface.tsx')),
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = {
  'with a badge': {},
  'without a badge': { initial: undefined },
  'a name alone': { initial: undefined, line: undefined },
};

export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['with a badge', 'without a badge', 'a name alone', 'logged out']}
      columns={entryStates}
      cell={(variant) =>
        variant === 'logged out' ? (
          <LogInLink href="#login" />
        ) : (
          <ProfileMenu {...args} {...variants[variant]} />
        )
      }
    />
  ),
};

const name = { name: 'Dana Whitfield Agent 4471902 account' };

export const Open: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', name));
  const entries = await screen.findAllByRole('menuitem');
  await expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Help',
    'Secure Email',
    'Log Out',
  ]);
});

/** Its entries are loading: the menu opens once they have loaded. */
export const Loading: Story = plays({ args: { sections: undefined } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', name));
  await expect(screen.queryByRole('menu')).toBeNull();
});

/** A visitor gets the way in. */
export const Visitor: Story = {
  render: () => <LogInLink href="#login">Log-in</LogInLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log-in' })).toHaveAttribute('href', '#login');
  },
};

/** Its text is cut after two lines. A phone shows only the badge. */
export const LongOnAPhone: Story = {
  args: {
    title: 'Logged in as bartholomew-fitzgerald.wolfeschlegelsteinhausen@northfield.example',
    line: undefined,
    initial: undefined,
  },
  ...fitsOnPhone,
};
