import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PersonSearch } from './PersonSearch.tsx';

const dana = {
  key: '4471902',
  name: 'Dana Whitfield',
  ids: ['4471902', '4471918', '4471925'],
  email: 'dana@northfield.example',
  userName: 'dana.whitfield',
};
const june = {
  key: '4473310',
  name: 'June Abara',
  ids: ['4473310'],
  email: 'june@northfield.example',
};
const found = { title: 'Search Results', entries: [dana] };
const recent = { title: 'Recently Chosen', entries: [june, dana] };

const meta = {
  title: 'Patterns/Person search',
  component: PersonSearch,
  args: {
    label: 'Find a person',
    placeholder: 'Name, ID, email or username',
    text: '',
    onText: fn(),
    lists: [recent],
    onChoose: fn(),
  },
  // Its lists are a level below the page's parts.
  decorators: [
    (Story) => (
      <>
        <h1>Support</h1>
        <h2>Open an Account</h2>
        <Story />
      </>
    ),
  ],
  render: function Typed(args) {
    const [text, setText] = useState(args.text);
    return <PersonSearch {...args} text={text} onText={setText} />;
  },
} satisfies Meta<typeof PersonSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without text it shows the people chosen last. */
export const Recent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^June Abara/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('4473310');
    await expect(canvas.getByText('4471902, 4471918, 4471925')).toBeVisible();
  },
};

/** The arrow keys move from the box through all entries and back; Home and End move to the first and last. */
export const Keys: Story = {
  args: { text: 'whit', lists: [found, recent], takesFocus: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Find a person' });
    await waitFor(() => expect(box).toHaveFocus());
    const entries = canvas.getAllByRole('button', { name: /northfield\.example/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(entries[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(entries[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('4473310');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('4471902');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(box).toHaveFocus();
  },
};

/** While one entry is being opened, no other can be chosen. */
export const Pending: Story = {
  args: { pending: '4473310' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^June Abara/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /^Dana/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** While another search runs, its previous people cannot be chosen. */
export const OfAnotherSearch: Story = {
  args: { text: 'whitc', lists: [{ ...found, isBusy: true, isInert: true }] },
  play: async ({ canvas }) => {
    const person = canvas.getByRole('button', { name: /Whit/ });
    await expect(person.closest('ul')).toHaveProperty('inert', true);
  },
};

export const LongOnAPhone: Story = {
  args: {
    lists: [
      {
        title: 'Recently Chosen',
        entries: [{ ...dana, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) }],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
