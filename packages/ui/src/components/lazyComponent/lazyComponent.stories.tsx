import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { lazyComponent } from './lazyComponent.ts';
import { LoadFailure, LoadFailureDialog } from './LoadFailureDialog.tsx';
import { plays } from '../sample/storyParts.tsx';

interface Greets {
  readonly name: string;
}

const Greeting = lazyComponent<Greets>(async () => ({ name }) => <p>Good morning, {name}.</p>);

/** A part whose code loads at its first use. */
function Opening({ name }: Greets) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPointerEnter={Greeting.preload} onClick={() => setIsOpen(true)}>
        Greet
      </Button>
      {isOpen && <Greeting name={name} />}
    </>
  );
}

const meta = {
  title: 'Foundations/Late',
  component: Opening,
  args: { name: 'Dana' },
} satisfies Meta<typeof Opening>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its button keeps the focus, and the part shows once its code has loaded. */
export const Opens: Story = plays(async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'Greet' });
  await userEvent.click(opener);
  await expect(await canvas.findByText('Good morning, Dana.')).toBeVisible();
  await expect(opener).toHaveFocus();
});

/** Code that an old version of the app requests and a new one no longer has. */
const gone = () => Promise.reject(new Error('The file is gone.'));
const LateOverlay = lazyComponent<{ readonly onClose: () => void }>(gone, {
  fallback: LoadFailureDialog,
});
const LateField = lazyComponent(gone, { fallback: LoadFailure });

function Failing() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <LateOverlay onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** An overlay whose code is gone says what to do; Escape and Close give the focus back. */
export const OverlayFails: Story = {
  tags: ['!autodocs'],
  render: () => <Failing />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.click(opener);
      const dialog = await canvas.findByRole('alertdialog', {
        name: 'This part did not load',
      });
      await expect(dialog).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(opener).toHaveFocus();
    }
  },
};

/** A part in the page says the same in its place. */
export const FieldFails: Story = {
  tags: ['!autodocs'],
  render: () => <LateField />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/copy what you typed/);
  },
};
