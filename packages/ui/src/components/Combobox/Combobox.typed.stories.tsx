import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { manyOptions } from '../sample/sampleOptions.ts';
import { Combobox } from './Combobox.tsx';
import { inBox } from '../sample/storyParts.tsx';

/** Typed text for which the user chose no row. */
const meta = {
  title: 'Components/Inputs/Combobox/Typed values',
  component: Combobox,
  decorators: inBox({ maxInlineSize: '20rem', minBlockSize: '24rem' }),
  args: {
    label: 'Primary Insured',
    onChange: fn(),
    options: manyOptions(40),
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A whole label is its value, at Enter and when the field is left. Another text never sends a form. */
export const TypedLabel: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const onSubmit = fn();
    canvasElement.querySelector('form')?.addEventListener('submit', onSubmit);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'okafor, ana 2{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('person-2');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveValue('Okafor, Ana 2');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();

    await userEvent.clear(input);
    await userEvent.type(input, 'okafor{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(input).toHaveAccessibleDescription(/“okafor” is not one of the values/);
    await expect(input).toHaveValue('okafor');
    await userEvent.type(input, ', ana 10');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('person-10');
    await expect(input).toHaveValue('Okafor, Ana 10');
  },
};

/** A finger has 44 px for each value. */
export const CoarsePointer: Story = {
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const rows = canvas.getAllByRole('option');
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBe(44);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getAllByRole('option').at(-1)?.getBoundingClientRect();
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(last?.bottom).toBeLessThanOrEqual(list.bottom + 1);
  },
};
