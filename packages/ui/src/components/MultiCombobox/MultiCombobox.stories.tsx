import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inStates } from '../sample/Matrix.tsx';
import { activeRow, manyOptions, tryListKeys } from '../sample/sampleOptions.ts';
import { plays, inBox } from '../sample/storyParts.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const meta = {
  title: 'Components/Inputs/MultiCombobox',
  component: MultiCombobox,
  decorators: inBox({ maxInlineSize: '20rem', minBlockSize: '26rem' }),
  args: {
    label: 'Employer',
    onChange: fn(),
    options: manyOptions(40),
    status: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = inStates(
  MultiCombobox,
  {
    empty: {},
    chosen: { defaultValue: ['person-3', 'person-5'] },
    hinted: { hint: 'As many as you like.' },
    required: { required: true },
    wrong: { error: 'Choose an employer.' },
  },
  { width: '14rem' },
);

export const Empty: Story = {};

/** The last announcement. */
const isAnnounced = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** Stays open while one picks. */
export const Picks: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByRole('combobox', { name: 'Employer' });
  await userEvent.type(input, 'okafor');
  await userEvent.click(canvas.getByRole('option', { name: 'Okafor, Ana 2' }));
  await userEvent.click(canvas.getByRole('option', { name: 'Okafor, Ana 10' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['person-2', 'person-10']);
  await expect(canvas.getByRole('option', { name: 'Okafor, Ana 2' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(input).toHaveFocus();
  await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
});

/** 'Select all' is under the options, adds those that match the text, and keeps the others. */
export const SelectAll: Story = {
  args: { defaultValue: ['person-1'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 5 shown' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'person-1',
      'person-2',
      'person-10',
      'person-18',
      'person-26',
      'person-34',
    ]);
    await expect(input).toHaveFocus();
    await isAnnounced('6 chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all 5 shown' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['person-1']);
    await isAnnounced('5 cleared, 1 chosen');
  },
};

/** Escape on 'Try again' closes the list and gives the focus back to the input. */
export const EscapeOnFailure: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(input).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** A pick moves nothing under the pointer: the options stay where they are, in their order. */
export const StaysInPlace: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  const option = canvas.getByRole('option', { name: 'Muñoz, Ana 3' });
  const before = option.getBoundingClientRect();
  await userEvent.click(option);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(canvas.getByText(/^To clear the selection/)).toBeVisible();
  await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', '1 chosen');
  await expect(option.getBoundingClientRect()).toEqual(before);
});

/** Delete or Backspace clears all. A held Backspace deletes the typed text, and stops there. */
export const Clears: Story = {
  args: { defaultValue: ['person-1', 'person-2'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription(
      '2 chosen. To clear the selection, press Delete or Backspace',
    );
    input.focus();
    await fireEvent.keyDown(input, { key: 'Backspace', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await isAnnounced('2 cleared');
    await userEvent.keyboard('okafor{ArrowDown}{Enter}{Escape}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['person-2']);
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** Every key that moves, picks, opens, closes or leaves. */
export const EveryKey: Story = plays(async ({ args, canvas, step }) => {
  const input = canvas.getByRole('combobox');
  const isOpen = (is: boolean) => expect(input).toHaveAttribute('aria-expanded', `${is}`);
  await userEvent.tab();
  await step('Down opens at the first row', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeRow(input)).toBe(1);
  });
  await tryListKeys({ input, rowCount: 40, step });
  await step('Enter picks, stays open and on its row', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['person-0']);
    await isOpen(true);
    await expect(activeRow(input)).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  });
  await step("Home and End are the caret's", async () => {
    await userEvent.keyboard('{Home}');
    await expect(activeRow(input)).toBe(0);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(activeRow(input)).toBe(0);
  });
  await step('Escape closes, then clears the text, and leaves the choice', async () => {
    await userEvent.keyboard('oka{ArrowDown}{Enter}{Escape}');
    await isOpen(false);
    await expect(input).toHaveValue('oka');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(['person-2']);
  });
  await step('Alt+Down opens without moving, Alt+Up closes', async () => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isOpen(true);
    await expect(activeRow(input)).toBe(0);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await isOpen(false);
  });
  await step('Escape on the command for all closes, and gives the focus back', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await isOpen(false);
    await expect(input).toHaveFocus();
  });
  await step('Tab goes to the command for all, and from there it leaves and closes', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Select all/ })).toHaveFocus();
    await isOpen(true);
    await userEvent.tab();
    await isOpen(false);
  });
});
