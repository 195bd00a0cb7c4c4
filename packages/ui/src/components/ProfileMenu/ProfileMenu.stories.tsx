import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LogOut, Mail, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { entryStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { LogInLink } from './LogInLink.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const logOut = fn();
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
  { id: 'session', items: [{ id: 'out', label: 'Log Out', onAction: logOut, icon: LogOut }] },
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
  // Preload the overlay, because a cold dev server is slower than the tests' timeout.
  loaders: [async () => ({ ahead: [await import('../MenuButton/MenuSurface.tsx')] })],
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const looks = {
  'with a badge': {},
  'without a badge': { initial: undefined },
  'a name alone': { initial: undefined, line: undefined },
};

/** Closed, and the link to the login while no user is signed in, in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['with a badge', 'without a badge', 'a name alone', 'logged out']}
      columns={entryStates}
      cell={(look) =>
        look === 'logged out' ? (
          <LogInLink href="#login" />
        ) : (
          <ProfileMenu {...args} {...looks[look]} />
        )
      }
    />
  ),
};

const name = { name: 'Dana Whitfield Agent 4471902 account' };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', name)).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Help',
      'Secure Email',
      'Log Out',
    ]);
  },
};

/** Down opens it on its first entry, End goes to the last, Enter does it; Escape closes it. */
export const Keys: Story = {
  play: async ({ canvas, step }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', name);
    button.focus();
    await step('Down, End and Enter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const first = await screen.findByRole('menuitem', { name: 'Profile' });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{End}');
      await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
    });
    await step('Escape', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** Without a name there is no letter. */
export const WithoutBadge: Story = {
  args: { title: 'Logged in as dana.whitfield', line: undefined, initial: undefined },
};

/** Its entries are loading: the menu opens once they have loaded. */
export const Loading: Story = {
  args: { sections: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', name));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

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
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Its outermost element takes `id`, `className`, `style`, `data-*`, `aria-describedby` and `ref`. */
export const SameProps: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    id: 'own',
    className: 'own',
    style: { outlineOffset: '7px' },
    'data-kind': 'own',
    'aria-describedby': 'description',
    ref: fn(),
  },
  render: (args) => (
    <>
      <p id="description">Described.</p>
      <ProfileMenu {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const root = canvas.getByRole('button', name);
    await expect(root).toHaveAttribute('id', 'own');
    await expect(root).toHaveClass('own');
    await expect(root).toHaveStyle({ outlineOffset: '7px' });
    await expect(root).toHaveAttribute('data-kind', 'own');
    await expect(root).toHaveAccessibleDescription('Described.');
    await expect(args.ref).toHaveBeenCalledWith(root);
  },
};
