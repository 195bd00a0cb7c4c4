import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiCombobox } from './MultiCombobox.tsx';
import { plays, inBox } from '../sample/storyParts.tsx';

const labels = ['NL0018O0142', 'NL0020Z7707', 'NL0031B2210', 'Ng, Kim'];

const meta = {
  title: 'Components/Inputs/MultiCombobox/Pasted lists',
  component: MultiCombobox,
  decorators: inBox({ maxInlineSize: '20rem', minBlockSize: '26rem' }),
  args: {
    label: 'Reference',
    onChange: fn(),
    options: labels.map((label) => ({ value: label, label })),
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

async function paste(text: string) {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste(text);
}

/** The options of a pasted list are chosen. A message names the other texts until the next change. */
export const ChoosesEach: Story = plays(async ({ args, canvas }) => {
  await paste('#NL0018O0142,\tnl-0020-z7707.\nNL9999X9999\nNg, Kim');
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith(['NL0018O0142', 'NL0020Z7707', 'Ng, Kim']),
  );
  // Under the box, and in the open list, which covers it.
  const messages = await canvas.findAllByText('Not found: NL9999X9999.');
  await expect(messages).toHaveLength(2);
  await expect(screen.getByRole('combobox')).toHaveValue('');
  await userEvent.type(screen.getByRole('combobox'), 'n');
  await expect(canvas.queryByText('Not found: NL9999X9999.')).toBeNull();
});

/** A text that names no value is typed. */
export const TypesOther: Story = plays(async ({ args }) => {
  await paste('Kim Ng');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Kim Ng'));
  await expect(await screen.findByRole('option', { name: 'Ng, Kim' })).toBeVisible();
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** More than the limit are named as a number. At the limit, another list changes nothing, and says so again. */
export const LeavesOut: Story = plays({ args: { limit: 2 } }, async ({ args, canvas }) => {
  await paste('NL0018O0142 NL0020Z7707 NL0031B2210');
  const [message] = await canvas.findAllByText('1 left out: you can choose up to 2.');
  await expect(message).toBeVisible();
  await expect(args.onChange).toHaveBeenLastCalledWith(['NL0018O0142', 'NL0020Z7707']);
  await paste('NL0031B2210\nNg, Kim');
  const [again] = await canvas.findAllByText('2 left out: you can choose up to 2.');
  await expect(again).toBeVisible();
  await expect(args.onChange).toHaveBeenLastCalledWith(['NL0018O0142', 'NL0020Z7707']);
});
