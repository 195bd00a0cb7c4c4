import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Dialog } from './Dialog.tsx';
import { OpeningDialog } from '../sample/OpeningDialog.tsx';
import { plays, preload } from '../sample/storyParts.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  render: (args) => <OpeningDialog {...args} />,
  loaders: preload(() => import('./DialogSurface.tsx')),
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Resend the e-mail',
    children: 'The recipient gets a new link; the old one stops working.',
    footer: <Button variant="primary">Resend</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens from its button, so that the dialogs of the docs page stay closed at first. */
export const Center: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(await screen.findByRole('dialog', { name: 'Resend the e-mail' })).toBeVisible();
});

export const Sheet: Story = { ...Center, args: { placement: 'sheet' } };

export const Drawer: Story = { ...Center, args: { placement: 'drawer' } };

/** Enter opens it, Tab stays in it, Enter on its button closes it, and the focus returns. */
export const ByKeyboard: Story = {
  render: (args) => (
    <OpeningDialog {...args} footer={<Button onClick={args.onClose}>Keep it</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Resend the e-mail' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const keep = within(dialog).getByRole('button', { name: 'Keep it' });
    while (document.activeElement !== keep) await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The focus opens on the first field, of radios on the chosen one. */
export const FirstField: Story = {
  args: {
    children: (
      <>
        <a href="#why">Why it is asked</a>
        <RadioGroup
          label="Send to"
          options={[
            { value: 'agent', label: 'Agent' },
            { value: 'insured', label: 'Insured' },
          ]}
          value="insured"
          onChange={() => undefined}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Insured' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** Without a field the heading has the focus and its ring: Enter does nothing by accident. */
export const NoField: Story = plays(async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Resend the e-mail' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(heading.matches(':focus-visible')).toBe(true);
  await expect(heading).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Close Resend the e-mail' })).toHaveFocus();
});

const loaded = new EventTarget();

/** A field that appears once its options have loaded. */
function LateField() {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const show = () => setIsLoaded(true);
    loaded.addEventListener('load', show);
    return () => loaded.removeEventListener('load', show);
  }, []);
  return isLoaded ? (
    <TextInput label="E-mail" value="" onChange={() => undefined} />
  ) : (
    <p>Loading…</p>
  );
}

/** A field that loads late takes the focus from the heading, and from nothing else. */
export const FieldLoadsLate: Story = {
  args: { children: <LateField /> },
  play: async ({ canvas, step }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus());
      return dialog;
    };
    await step('from the heading', async () => {
      const dialog = await open();
      loaded.dispatchEvent(new Event('load'));
      await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('from nothing else', async () => {
      const dialog = await open();
      await userEvent.tab();
      loaded.dispatchEvent(new Event('load'));
      await dialog.findByRole('textbox');
      await expect(dialog.getByRole('button', { name: /^Close/ })).toHaveFocus();
    });
  },
};

/** A press outside closes it, unless that could lose the input of a form. */
export const PressOutside: Story = plays(async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await userEvent.click(document.elementFromPoint(2, 2)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const StaysAtAPressOutside: Story = {
  args: { isDismissable: false, children: <TextInput label="E-mail" value="" onChange={fn()} /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(document.elementFromPoint(2, 2)!);
    // It never leaves: a question before closing returns it to where it was.
    await expect(field).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
