import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { lazyComponent } from './lazyComponent.ts';

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
export const Opens: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Greet' });
    await userEvent.click(opener);
    await expect(await canvas.findByText('Good morning, Dana.')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};
