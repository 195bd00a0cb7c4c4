import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';
import { plays, preload } from '../sample/storyParts.tsx';

interface OpenerProps {
  /** Renders the trigger of the dialog. */
  readonly children: (open: () => void) => ReactNode;
  readonly title?: string;
  readonly content?: ReactNode;
}

function WithDialog({ children, title = 'Rename the view', content }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      <Dialog title={title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {content ?? <TextInput label="Name" value="" onChange={() => undefined} />}
      </Dialog>
    </>
  );
}

const menu = (open: () => void) => (
  <MenuButton
    label="View"
    trigger="View"
    sections={[{ id: 'view', items: [{ id: 'rename', label: 'Rename', onAction: open }] }]}
  />
);

const meta = {
  title: 'Components/Overlays/Dialog/Focus',
  component: WithDialog,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: preload(
    () => import('./DialogSurface.tsx'),
    () => import('../MenuButton/MenuSurface.tsx'),
    () => import('../Popover/PopoverPanel.tsx'),
  ),
  args: { children: menu },
} satisfies Meta<typeof WithDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Escape closes the dialog, and the focus is on the trigger of what opened it. */
async function closeTo(title: string, trigger: HTMLElement) {
  const dialog = await findDialog(title);
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
}

/** Opens the dialog three times from what a trigger opens: the focus returns to the trigger each time. */
async function renameEachTime(trigger: HTMLElement, role: 'menuitem' | 'button') {
  for (let time = 0; time < 3; time += 1) {
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole(role, { name: 'Rename' }));
    await closeTo('Rename the view', trigger);
  }
}

/** Each time, the focus returns to the trigger of the menu. */
export const FromAMenu: Story = plays(async ({ canvas }) => {
  await renameEachTime(canvas.getByRole('button', { name: 'View' }), 'menuitem');
});

/** The same from a popover that closes as the dialog opens. */
export const FromAPopover: Story = {
  args: {
    children: (open) => (
      <Popover label="Views" trigger="Views" title="Saved views">
        {(close) => (
          <Button
            onClick={() => {
              close();
              open();
            }}
          >
            Rename
          </Button>
        )}
      </Popover>
    ),
  },
  play: async ({ canvas }) => {
    await renameEachTime(canvas.getByRole('button', { name: 'Views' }), 'button');
  },
};

/** In a dialog: Escape closes the inner dialog, then the outer one, and the focus returns each time. */
export const FromAMenuInADialog: Story = {
  args: {
    title: 'Saved views',
    content: <WithDialog>{menu}</WithDialog>,
    children: (open) => <Button onClick={open}>Views</Button>,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Views' });
    await userEvent.click(button);
    const outer = await findDialog('Saved views');
    await renameEachTime(outer.getByRole('button', { name: 'View' }), 'menuitem');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const stays = (open: () => void) => (
  <Popover label="Views" trigger="Views" title="Saved views">
    {/* Another part of it is expanded. */}
    <Button aria-expanded onClick={open}>
      Rename
    </Button>
  </Popover>
);

/** A popover that stays open is out of sight under the dialog, and back after it. */
export const OverAPopover: Story = plays({ args: { children: stays } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
  const rename = await screen.findByRole('button', { name: 'Rename' });
  await userEvent.click(rename);
  const dialog = await findDialog('Rename the view');
  await waitFor(() => expect(rename).not.toBeVisible());
  await userEvent.click(dialog.getByRole('textbox'));
  await closeTo('Rename the view', rename);
  await expect(rename).toBeVisible();
});

const closed: { current?: () => void } = {};

/** The popover has closed before the dialog does: its trigger gets the focus. */
export const PopoverClosesLater: Story = {
  args: {
    children: (open) => (
      <Popover label="Views" trigger="Views" title="Saved views">
        {(close) => {
          closed.current = close;
          return <Button onClick={open}>Rename</Button>;
        }}
      </Popover>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Views' });
    await userEvent.click(trigger);
    const rename = await screen.findByRole('button', { name: 'Rename' });
    await userEvent.click(rename);
    const dialog = await findDialog('Rename the view');
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    closed.current?.();
    await waitFor(() => expect(rename).not.toBeInTheDocument());
    await closeTo('Rename the view', trigger);
  },
};
