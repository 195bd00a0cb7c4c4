import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { plays } from '../sample/storyParts.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Components/Inputs/CopyButton',
  component: CopyButton,
  args: { value: 'NL0018O0142', onCopied: fn() },
  beforeEach: () => {
    writeText.mockResolvedValue();
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
      if (own) Object.defineProperty(navigator, 'clipboard', own);
    };
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OwnWords: Story = { args: { children: 'Copy the number', size: 'small' } };

/** It says that it has copied, to the eye for three seconds and to a screen reader, and keeps the focus. It copies again. */
export const Copied: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  const timers = spyOn(globalThis, 'setTimeout');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = await canvas.findByRole('button', { name: 'Copied' });
  await expect(button).toHaveFocus();
  await expect(args.onCopied).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  const calls = timers.mock.calls as readonly unknown[][];
  const [turnBack, , ready] = calls.find(([, delay]) => delay === 3_000) ?? [];
  (turnBack as (state: unknown) => void)(ready);
  await expect(await canvas.findByRole('button', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
  await expect(writeText.mock.calls).toEqual([['NL0018O0142'], ['NL0018O0142']]);
});

/** Space presses it, too. */
export const Failed: Story = plays({ tags: ['!autodocs'] }, async ({ args, canvas }) => {
  writeText.mockRejectedValue(new Error('Made to fail.'));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Not copied/);
  await expect(args.onCopied).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
});

export const Disabled: Story = { args: { disabled: true } };
