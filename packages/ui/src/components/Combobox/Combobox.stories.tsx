import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { activeRow, manyOptions, tryListKeys } from '../sample/sampleOptions.ts';
import { plays, inBox } from '../sample/storyParts.tsx';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  decorators: inBox({ maxInlineSize: '20rem', minBlockSize: '24rem' }),
  args: {
    label: 'Primary Insured',
    onChange: fn(),
    options: manyOptions(40),
    status: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  Combobox,
  {
    empty: {},
    chosen: { defaultValue: 'person-3' },
    hinted: { hint: 'Last name first.' },
    required: { required: true },
    wrong: { error: 'Choose the primary insured.' },
  },
  { width: '14rem' },
);

export const Empty: Story = {};

/** Clear and Escape remove the choice. Typing narrows, and Enter takes; the focus never leaves the input. */
export const Chosen: Story = {
  args: { defaultValue: 'person-3' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Primary Insured' });
    await expect(input).toHaveValue(args.options?.[3]?.label);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Primary Insured' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('okafor');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('5 results available'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('person-2');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Every key that moves, opens, closes or leaves. */
export const EveryKey: Story = plays(async ({ args, canvas, step }) => {
  const input = canvas.getByRole('combobox');
  const isOpen = (is: boolean) => expect(input).toHaveAttribute('aria-expanded', `${is}`);
  await userEvent.tab();
  await step('Up opens at the last row', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(activeRow(input)).toBe(40);
  });
  await step('Escape closes', async () => {
    await userEvent.keyboard('{Escape}');
    await isOpen(false);
  });
  await step('Down opens at the first row', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeRow(input)).toBe(1);
  });
  await tryListKeys({ input, rowCount: 40, step });
  for (const key of ['Home', 'End']) {
    await step(`${key} is the caret's`, async () => {
      await userEvent.keyboard(`{${key}}`);
      await expect(activeRow(input)).toBe(0);
      await isOpen(true);
      await userEvent.keyboard('{ArrowDown}');
    });
  }
  await step('Alt+Up closes, and Alt+Down opens without moving', async () => {
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await isOpen(false);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isOpen(true);
    await expect(activeRow(input)).toBe(0);
  });
  await step("Page keys and Enter are the text's while nothing is open", async () => {
    await userEvent.keyboard('{Escape}{PageDown}{Enter}');
    await isOpen(false);
    await expect(args.onChange).not.toHaveBeenCalled();
  });
  await step('Escape closes first, and clears the text at the second press', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isOpen(false);
    await userEvent.keyboard('oka{Escape}');
    await expect(input).toHaveValue('oka');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  });
  await step(
    'Tab leaves: the list closes, and the field says that a part of a label is no value',
    async () => {
      await userEvent.keyboard('oka');
      await isOpen(true);
      await userEvent.tab();
      await expect(input).not.toHaveFocus();
      await isOpen(false);
      await expect(input).toHaveValue('oka');
      await expect(input).toHaveAccessibleDescription(
        'Primary Insured: “oka” is not one of the values. Choose one from the list.',
      );
      await expect(args.onChange).not.toHaveBeenCalled();
    },
  );
});

/** The button opens the list for users who cannot press an input, focuses the input, and is not a Tab stop. */
export const OpensByButton: Story = plays(async ({ canvas }) => {
  const input = canvas.getByRole('combobox');
  const button = canvas.getByRole('button', { name: 'Show values of Primary Insured' });
  await userEvent.click(button);
  await expect(canvas.getByRole('listbox')).toBeVisible();
  await expect(input).toHaveFocus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(input).toHaveFocus();
  await userEvent.tab();
  await expect(button).not.toHaveFocus();
});

export const NothingFound: Story = plays(async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'xyz');
  await expect(canvas.getByText('Nothing found for “xyz”.')).toBeVisible();
});

export const Loading: Story = {
  args: { options: undefined, status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Loading values…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { options: undefined, status: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Renders only the visible rows, even of a long list. */
export const FiftyThousand: Story = {
  args: { options: manyOptions(50_000) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option').length).toBeLessThan(25);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-posinset', '50000');
    const list = canvas.getByRole('listbox');
    list.scrollTop = 1_000_000;
    await waitFor(() => expect(list.querySelector('[aria-posinset="25001"]')).toBeVisible());
    // Each new search starts at the top of the list.
    await userEvent.type(input, '9');
    await expect(list.querySelector('[aria-posinset="1"]')).toBeVisible();
    await expect(list.scrollTop).toBe(0);
    await userEvent.keyboard('{Backspace}');
    await expect(list.querySelector('[aria-posinset="1"]')).toBeVisible();
    await userEvent.keyboard('49999');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('person-49999');
  },
};
