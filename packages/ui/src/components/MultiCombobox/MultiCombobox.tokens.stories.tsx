import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { manyOptions } from '../sample/sampleOptions.ts';
import { plays, preload, inBox } from '../sample/storyParts.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const meta = {
  title: 'Components/Inputs/MultiCombobox/Tokens',
  component: MultiCombobox,
  decorators: inBox({ maxInlineSize: '24rem', minBlockSize: '20rem' }),
  loaders: preload(() => import('./Tokens.tsx')),
  args: {
    label: 'Employer',
    display: 'tokens',
    defaultValue: ['person-0', 'person-1', 'person-2'],
    onChange: fn(),
    options: manyOptions(40),
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Left leads from the text to the tokens; Delete removes one, and its neighbor has the focus. */
export const Tokens: Story = plays(async ({ args, canvas }) => {
  const token = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
  const input = canvas.getByRole('combobox');
  await canvas.findByRole('list', { name: 'Chosen: Employer' });
  input.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(token('Okafor, Ana 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(token('Lindqvist, Ana 1')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['person-0', 'person-2']);
  await expect(token('Okafor, Ana 2')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect(token('Abernathy, Ana 0')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(input).toHaveFocus();
  await userEvent.click(token('Abernathy, Ana 0'));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
  await expect(input).toHaveFocus();
});

/** Eight show, and a button shows the others. */
export const Many: Story = {
  args: { defaultValue: manyOptions(12).map(({ value }) => value) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Remove/ })).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }));
    const all = canvas.getAllByRole('button', { name: /^Remove/ });
    await expect(all).toHaveLength(12);
    await expect(all[8]).toHaveFocus();
  },
};

/** The tokens are one Tab stop: where the focus was last. Tab goes from there to the input. */
export const TabLeavesTheTokens: Story = {
  args: { defaultValue: manyOptions(12).map(({ value }) => value) },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox');
    const token = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await canvas.findByRole('list', { name: 'Chosen: Employer' });
    const leavesAndReturns = async (focused: HTMLElement) => {
      await expect(focused).toHaveFocus();
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(focused).toHaveFocus();
    };
    await userEvent.tab();
    await step('The last token comes first', () => leavesAndReturns(token('Whitfield, Ana 7')));
    await userEvent.keyboard('{Home}');
    await step('After Home', () => leavesAndReturns(token('Abernathy, Ana 0')));
    await userEvent.keyboard('{Delete}');
    await step('After Delete', () => leavesAndReturns(token('Lindqvist, Ana 1')));
    await userEvent.keyboard('{End}');
    const more = canvas.getByRole('button', { name: 'Show 3 more' });
    await step('On the button that shows all', () => leavesAndReturns(more));
  },
};

export const OnPhone: Story = {
  args: { defaultValue: ['person-4', 'person-12'] },
  globals: { viewport: { value: 'phone' } },
};

/** Tokens that cannot be removed look like the text of the field. */
export const Disabled: Story = plays({ args: { disabled: true } }, async ({ canvas }) => {
  const token = await canvas.findByRole('button', { name: 'Remove Abernathy, Ana 0' });
  await expect(token).toBeDisabled();
  const text = canvas.getByText('Employer');
  await expect(getComputedStyle(token).color).not.toBe(getComputedStyle(text).color);
  await expect(token).toHaveStyle({ cursor: 'not-allowed' });
});

/** From right to left, the right key leads from the text to the tokens, and the left one back. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'right to left' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await canvas.findByRole('list', { name: 'Chosen: Employer' });
    input.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Lindqvist, Ana 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(input).toHaveFocus();
  },
};
