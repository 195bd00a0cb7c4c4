import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, LogOut, Mail, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

const onLogOut = fn();

const meta = {
  title: 'Components/Overlays/MenuButton',
  component: MenuButton,
  decorators: inBox({ minBlockSize: '22rem' }),
  loaders: preload(() => import('./MenuSurface.tsx')),
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

/** A section with a name is a group; one without is not, so its id is not read. */
export const Open: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getAllByRole('menuitem')).toHaveLength(4);
  await expect(menu.getAllByRole('group')).toEqual([menu.getByRole('group', { name: 'Account' })]);
  await expect(
    menu.getByRole('menuitem', { name: 'Log Out' }).closest('[aria-label="session"]'),
  ).toBeNull();
});

/**
 * Down and Space open it on the first entry, Up on the last. Arrows wrap, Home, End and letters move; Escape and Tab
 * close it and give the focus back.
 */
export const Keyboard: Story = plays(async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Dana Whitfield, account' });
  const leadsTo = async (keys: string, name: string) => {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
  };
  const isClosed = async () => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  };
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await leadsTo('{ArrowDown}', 'Profile');
  await leadsTo('{ArrowDown}', 'Alerts');
  await leadsTo('{End}', 'Log Out');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await leadsTo('{ArrowUp}', 'Log Out');
  await leadsTo('{Home}', 'Profile');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await leadsTo('{ }', 'Profile');
  await leadsTo('{ArrowUp}', 'Log Out');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await leadsTo('{ArrowDown}', 'Profile');
  await leadsTo('log', 'Log Out');
  await userEvent.tab();
  await isClosed();
});

/** An action runs once, and the menu closes. */
export const Acts: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await expect(onLogOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

/** A link is followed by a real click, so that an app's router can take it over. */
export const FollowsLinks: Story = plays(async ({ canvas }) => {
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
});

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
