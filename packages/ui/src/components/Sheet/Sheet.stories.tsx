import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

function OpeningSheet(props: SheetProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit beneficiary</Button>
      <Sheet
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  render: (args) => <OpeningSheet {...args} />,
  // Preload the surface: a cold dev server is slower than the tests wait.
  loaders: [async () => ({ ahead: [await import('../Dialog/DialogSurface.tsx')] })],
  args: {
    isOpen: false,
    onClose: fn(),
    title: 'Beneficiary',
    children: <TextInput label="Name" value="Dana Whitfield" onChange={() => undefined} />,
    footer: <Button variant="primary">Save</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Along the end of the screen, as high as it. */
export const End: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit beneficiary' }));
    const sheet = await screen.findByRole('dialog', { name: 'Beneficiary' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getBoundingClientRect().height).toBe(innerHeight);
  },
};

export const Start: Story = { ...End, args: { side: 'start' } };

/** From below: as high as its content. */
export const Bottom: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit beneficiary' }));
    const sheet = await screen.findByRole('dialog', { name: 'Beneficiary' });
    await expect(sheet.getBoundingClientRect().height).toBeLessThan(innerHeight);
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};

/** On a phone each comes from below; long content scrolls, between title and actions. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Provision {index + 1} of the contract.</p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit beneficiary' }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(sheet.getBoundingClientRect().width).toBe(innerWidth);
    await expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    const content = sheet.querySelector('[data-part="content"]');
    await expect(content?.scrollHeight).toBeGreaterThan(content?.clientHeight ?? 0);
  },
};

/** Tab stays within it; Escape closes it, and the focus returns to its button. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit beneficiary' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.tab({ shift: true });
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
