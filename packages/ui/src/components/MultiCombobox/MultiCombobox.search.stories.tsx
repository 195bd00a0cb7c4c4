import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { activeRow, findPeople, heldSearches } from '../sample/sampleOptions.ts';
import { plays, inBox } from '../sample/storyParts.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';

const searches = heldSearches();
const asked = fn(searches.onSearch);

/** Of 22,000 values the first 200 are there, and a server searches all of them. */
const meta = {
  title: 'Components/Inputs/MultiCombobox/Search on a server',
  component: MultiCombobox,
  decorators: inBox({ maxInlineSize: '20rem', minBlockSize: '26rem' }),
  args: {
    label: 'Primary Insured',
    onChange: fn(),
    ...findPeople(''),
    status: 'ready',
    onRetry: fn(),
    onSearch: asked,
  },
  beforeEach: () => searches.held.clear(),
} satisfies Meta<typeof MultiCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The search for a text, once it was made. */
const searchFor = (text: string) =>
  waitFor(() => {
    const search = searches.held.get(text);
    if (!search) throw new Error(`'${text}' was not searched for.`);
    return search;
  });

/** The list opens with its first page at once, and says that there are more. */
export const Opens: Story = plays(async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(canvas.getByRole('option', { name: 'Abernathy, Ana 0' })).toBeVisible();
  await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '200');
  await expect(
    canvas.getByRole('button', { name: 'Type to narrow: the first 200 of 22,000' }),
  ).toBeDisabled();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      '22,000 results available, the first 200 shown',
    ),
  );
  await expect(asked).not.toHaveBeenCalled();
});

/** One search at each pause of the keys. Its values are picked like others, also all of them. */
export const Finds: Story = {
  args: { defaultValue: ['person-1'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Muñoz, Ana 2199');
    (await searchFor('munoz, ana 2199')).answer();
    await expect(await canvas.findByRole('option', { name: 'Muñoz, Ana 21995' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['person-1', 'person-21995']);
    await userEvent.clear(input);
    await userEvent.type(input, 'ana 1999');
    (await searchFor('ana 1999')).answer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 13 shown' }));
    await expect(args.onChange?.mock.lastCall?.[0]).toHaveLength(15);
    await expect(args.onChange?.mock.lastCall?.[0]).toContain('person-21995');
  },
};

/** While a search runs, only loaded values that match the text can be picked, and no command is for all. */
export const Searching: Story = plays(async ({ canvas }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'okafor');
  await expect(canvas.getByRole('option', { name: 'Okafor, Ana 2' })).toBeVisible();
  await expect(canvas.queryByRole('option', { name: 'Muñoz, Ana 3' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Loading values…' })).toBeDisabled();
  await userEvent.type(input, ', ana 21');
  await userEvent.type(input, '99');
  await searchFor('okafor, ana 2199');
  await expect(canvas.getByText('Loading values…')).toBeVisible();
});

/** When the search answers, the keys are on no row: Enter takes nothing that was not seen. */
export const KeysWhileSearching: Story = plays(async ({ args, canvas }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'okafor');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(activeRow(input)).toBe(2);
  (await searchFor('okafor')).answer();
  await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowUp}');
  await expect(activeRow(input)).toBe(200);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(input).toHaveValue('');
});

/** A search that failed is made again by the button, and by the next text. */
export const Failed: Story = plays(async ({ canvas }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'okafor');
  (await searchFor('okafor')).fail();
  const again = await canvas.findByRole('button', { name: 'Try again' });
  searches.held.clear();
  await userEvent.click(again);
  (await searchFor('okafor')).answer();
  await expect(await canvas.findByText(/the first 200 of 2,750/)).toBeVisible();
  await expect(input).toHaveValue('okafor');
});
