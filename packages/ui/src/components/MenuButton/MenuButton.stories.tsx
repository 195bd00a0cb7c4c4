import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, LogOut, Mail, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

const onLogOut = fn();

const meta = {
  title: 'Components/Overlays/MenuButton',
  component: MenuButton,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  // Preload the overlay, because a cold dev server is slower than the tests' timeout.
  loaders: [async () => ({ ahead: [await import('./MenuSurface.tsx')] })],
  args: {
    label: 'Dana Whitfield, account',
    trigger: 'Dana Whitfield',
    placement: 'bottom start',
    header: 'Agent 4471902',
    sections: [
      {
        id: 'account',
        label: 'Account',
        items: [
          { id: 'profile', label: 'Profile', href: '#profile', icon: User },
          { id: 'alerts', label: 'Alerts', href: '#alerts', icon: Bell },
          {
            id: 'mail',
            label: 'Secure Email',
            href: 'https://mail.example',
            external: true,
            icon: Mail,
          },
        ],
      },
      { id: 'session', items: [{ id: 'out', label: 'Log Out', onAction: onLogOut, icon: LogOut }] },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button in every state; its menu has separate stories. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: (args) => (
    <StateMatrix
      corner="Is"
      rows={['closed']}
      columns={linkStates}
      cell={(_, state) => <MenuButton {...args} label={state} trigger={state} />}
    />
  ),
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};

/** Down opens on the first entry; letters and End move; Escape and Tab give the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dana Whitfield, account' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Alerts' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Up opens on the last entry, Down after it on the first again. */
export const KeyboardUp: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
};

/** An action runs once, and the menu closes. */
export const Acts: Story = {
  play: async ({ canvas }) => {
    onLogOut.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A link is followed by a real click, so that an app's router can take it over. */
export const FollowsLinks: Story = {
  play: async ({ canvas }) => {
    const followed = fn();
    const takeOver = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      followed(link.getAttribute('href'));
    };
    document.addEventListener('click', takeOver);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    document.removeEventListener('click', takeOver);
    await expect(followed.mock.calls).toEqual([['#profile'], ['#alerts']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Space opens it; Up wraps, Home moves to the first, and letters move to entries that start with them. */
export const MoreKeys: Story = {
  play: async ({ canvas }) => {
    const entry = (name: string) => screen.getByRole('menuitem', { name });
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ }');
    await waitFor(() => expect(entry('Profile')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(entry('Log Out')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(entry('Profile')).toHaveFocus();
    await userEvent.keyboard('log');
    await expect(entry('Log Out')).toHaveFocus();
  },
};

/** A section with a name is a group; one without is not, so its id is not read. */
export const Sections: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('group')).toEqual([
      menu.getByRole('group', { name: 'Account' }),
    ]);
    const logOut = menu.getByRole('menuitem', { name: 'Log Out' });
    await expect(logOut.closest('[aria-label="session"]')).toBeNull();
  },
};

function LoadingMenu(props: MenuButtonProps) {
  const [sections, setSections] = useState(props.sections);
  return (
    <>
      <MenuButton {...props} sections={sections} />
      <Button
        onClick={() => setSections([{ id: 'all', items: [{ id: 'a', label: 'A', href: '#a' }] }])}
      >
        Load
      </Button>
    </>
  );
}

/** While its sections load, Escape and leaving it cancel the opening: no menu takes the focus later. */
export const ClosesWhileItLoads: Story = {
  args: { sections: undefined },
  render: (args) => <LoadingMenu {...args} />,
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Dana Whitfield, account' });
    const load = canvas.getByRole('button', { name: 'Load' });
    const isExpanded = (is: boolean) => expect(button).toHaveAttribute('aria-expanded', `${is}`);
    await step('Escape', async () => {
      await userEvent.click(button);
      await isExpanded(true);
      await userEvent.keyboard('{Escape}');
      await isExpanded(false);
      await expect(button).toHaveFocus();
    });
    await step('a press elsewhere', async () => {
      await userEvent.click(button);
      await isExpanded(true);
      await userEvent.click(load);
      await isExpanded(false);
      await expect(load).toHaveFocus();
      await expect(screen.queryByRole('menu')).toBeNull();
    });
    await step('and it opens as always once they have loaded', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('menu')).toBeVisible();
    });
  },
};
