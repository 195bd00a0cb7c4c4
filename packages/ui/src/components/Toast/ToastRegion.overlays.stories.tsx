import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PhoneListBar } from '../PhoneListBar/PhoneListBar.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { clearToasts, toast } from './toasts.ts';
import { preload } from '../sample/storyParts.tsx';

const ready = 'The export of 143 requirements is ready.';
const nothing = () => undefined;
const onClose = fn();

const meta = {
  title: 'Components/Feedback/Toast/Over other layers',
  component: ToastRegion,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  loaders: preload(
    () => import('./ToastLayer.tsx'),
    () => import('../Dialog/DialogSurface.tsx'),
    () => import('../Popover/PopoverPanel.tsx'),
  ),
  beforeEach: () => clearToasts,
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The element that a press at the middle of another one reaches. */
function pressedAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Nothing covers the button, and pressing it removes the toast. */
async function dismiss(name = ready) {
  const messages = await screen.findByRole('region', { name: 'Messages' });
  const item = within(messages).getByText(name).closest('li');
  const button = within(item!).getByRole('button', { name: `Dismiss: ${name}` });
  await waitFor(() => expect(button.contains(pressedAt(button))).toBe(true));
  await userEvent.click(button);
  // The announcer can still have its text.
  await waitFor(() => expect(item).not.toBeInTheDocument());
}

/** Over a dialog: the press is none outside of the dialog, and the focus stays where it was. */
export const OverADialog: Story = {
  render: () => (
    <>
      <Dialog isOpen onClose={onClose} title="Rename the view" placement="sheet">
        <TextInput label="Name" value="" onChange={nothing} />
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    const input = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(input).toHaveFocus());
    toast(ready);
    await dismiss();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** Its dialog keeps Tab; F6 leads to the toast, and back into the dialog. */
export const ReachedFromADialog: Story = {
  ...OverADialog,
  beforeEach: () => {
    toast(ready);
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename the view' });
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    name.focus();
    const button = await screen.findByRole('button', { name: /^Dismiss: / });
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(name).toHaveFocus();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** In a native modal dialog, which makes the rest of the page inert; the toast is there when it closes. */
export const OverANativeDialog: Story = {
  render: () => (
    <>
      <CommandPalette
        label="Page"
        text=""
        onText={nothing}
        groups={[]}
        onTake={nothing}
        onClose={nothing}
      />
      <ToastRegion />
    </>
  ),
  play: async () => {
    const palette = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Search' });
    toast(ready);
    toast('The statement is ready.');
    await dismiss();
    await expect(palette.open).toBe(true);
    palette.close();
    await dismiss('The statement is ready.');
  },
};

/** A popover that opens later is not above it, and stays open. */
export const OverAPopover: Story = {
  beforeEach: () => {
    toast(ready);
  },
  render: () => (
    <>
      {/* Its panel is at the place of the toasts. */}
      <div style={{ position: 'fixed', insetInlineEnd: '1rem', insetBlockEnd: '1rem' }}>
        <Popover label="Views" trigger="Views" title="Saved views" placement="bottom end">
          {'Pending, this month. '.repeat(20)}
        </Popover>
      </div>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    await screen.findByText(ready);
    const trigger = canvas.getByRole('button', { name: 'Views' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Saved views' });
    await dismiss();
    await expect(screen.getByRole('dialog', { name: 'Saved views' })).toBeVisible();
  },
};

/** Of twelve toasts, three show. The next one shows when one is gone. */
export const Twelve: Story = {
  tags: ['autodocs'],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: () => {
    for (let count = 1; count <= 12; count += 1) toast(`Export ${count} is ready.`);
  },
  play: async () => {
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    const shown = () => messages.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown()).toEqual([
      'Export 1 is ready.',
      'Export 2 is ready.',
      'Export 3 is ready.',
    ]);
    await dismiss('Export 2 is ready.');
    await expect(shown()).toEqual([
      'Export 1 is ready.',
      'Export 3 is ready.',
      'Export 4 is ready.',
    ]);
  },
};

/** A bar at the end of the window, like that of selected rows, stays in reach. */
export const OverABar: Story = {
  render: () => (
    <>
      <div
        data-end-bar
        style={{ position: 'fixed', insetInline: 8, insetBlockEnd: 8, textAlign: 'end' }}
      >
        <Button>Clear selection</Button>
      </div>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    toast(ready);
    const messages = await screen.findByRole('region', { name: 'Messages' });
    await within(messages).findByText(ready);
    const clear = canvas.getByRole('button', { name: 'Clear selection' });
    await expect(clear.contains(pressedAt(clear))).toBe(true);
  },
};

/** On a phone, a toast is above the bar of a list. A long e-mail address breaks before its @. */
export const OverAListBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <PhoneListBar columns={[]} sort={null} onSort={nothing} filterCount={0} onFilter={nothing} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    toast('The e-mail is on its way to ana.diaz@example.com');
    const messages = await screen.findByRole('region', { name: 'Messages' });
    const item = await within(messages).findByRole('listitem');
    await expect(item.innerHTML).toContain('ana.<wbr>diaz<wbr>@example.com');
    const filter = canvas.getByRole('button', { name: 'Filter' });
    await waitFor(() =>
      expect(item.getBoundingClientRect().bottom).toBeLessThan(filter.getBoundingClientRect().top),
    );
  },
};

/** On a phone a dialog ends above the toasts, which cover none of its buttons. */
export const UnderADialogOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <div data-end-bar />
      <Dialog
        isOpen
        onClose={onClose}
        title="Assign"
        footer={<Button variant="primary">Assign item</Button>}
      >
        {'The person sees it. '.repeat(200)}
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    for (let count = 1; count <= 3; count += 1) toast(`${count}. ${ready}`);
    const messages = await screen.findByRole('region', { name: 'Messages' });
    await within(messages).findByText(`3. ${ready}`);
    const shown = () => within(messages).queryAllByRole('listitem');
    for (const name of ['Assign item', 'Close Assign']) {
      const button = screen.getByRole('button', { name });
      // Not because they are gone.
      await waitFor(() =>
        expect([shown().length, button.contains(pressedAt(button))]).toEqual([3, true]),
      );
    }
  },
};
