import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import {
  CommandPalette,
  type CommandPaletteActions,
  type CommandPaletteProps,
} from './CommandPalette.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import { plays } from '../sample/storyParts.tsx';

const groups = [
  {
    title: 'Pages',
    rows: [
      { key: 'pending', label: 'Pending', detail: 'Policies' },
      { key: 'active', label: 'Active', detail: 'Policies' },
    ],
  },
  {
    title: 'Policies',
    count: '2 of 23',
    rows: [
      { key: 'NL0018O0142', label: 'Ruth Okafor · NL0018O0142', detail: 'Pending · Term life' },
      { key: 'NL0020G2290', label: 'Emeka Okafor · NL0020G2290', detail: 'Active · Whole life' },
    ],
  },
];

/** A button that opens it, as an app has one. */
function Opened({ onClose, ...props }: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(props.text);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      {isOpen && (
        <CommandPalette
          {...props}
          text={text}
          onText={setText}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    label: 'Policy, client or page',
    text: '',
    onText: fn(),
    groups,
    onTake: fn(),
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
  // Each opens immediately, so on a docs page each has its own document.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const input = await screen.findByRole('combobox', { name: 'Policy, client or page' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

/** Rows under their headings, which count those that are not shown. Enter chooses the first one. */
export const Groups: Story = plays(async () => {
  await open();
  await expect(screen.getByRole('group', { name: 'Policies (2 of 23)' })).toBeVisible();
  await expect(screen.getByRole('option', { name: /^Pending/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

export const Phone: Story = { ...Groups, globals: { viewport: { value: 'phone' } } };

/** The arrow keys move through all groups, and wrap; Enter chooses; typing starts a new search. */
export const Keys: Story = plays(async ({ args, step }) => {
  const input = await open();
  const rows = screen.getAllByRole('option');
  await step('the arrows', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows[3]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', rows[3]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveAttribute('aria-selected', 'true');
  });
  await step('a page, and the caret', async () => {
    await userEvent.keyboard('{PageDown}');
    await expect(rows[3]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{End}');
    await expect(rows[3]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveAttribute('aria-selected', 'true');
  });
  await step('Enter', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(args.onTake).toHaveBeenCalledWith(2);
  });
  await step('a letter', async () => {
    await userEvent.type(input, 'o');
    await expect(rows[0]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveValue('o');
  });
  await step('Escape is left to the dialog, and clears nothing', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('o');
  });
});

/** Closing it gives the focus back. */
export const Closed: Story = plays(async ({ args, canvas }) => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  // The event comes after the dialog is closed.
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
});

const dialog = createRef<HTMLDialogElement>();
const actions = createRef<CommandPaletteActions>();

/** Its outermost element takes the props of a root. An app gives the focus back to its input, and closes it. */
export const RootAndActions: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { id: 'own', className: 'own', 'data-kind': 'own', 'aria-describedby': 'outside' },
  render: (args) => (
    <>
      <p id="outside">Outside.</p>
      <Opened {...args} ref={dialog} actionsRef={actions} />
    </>
  ),
  play: async ({ args }) => {
    const input = await open();
    const root = screen.getByRole('dialog', { name: 'Search' });
    await expect(root).toHaveAttribute('id', 'own');
    await expect(root).toHaveClass('own');
    await expect(root).toHaveAttribute('data-kind', 'own');
    await expect(root).toHaveAccessibleDescription('Outside.');
    await expect(dialog.current).toBe(root);
    screen.getByRole('button', { name: 'Close search' }).focus();
    actions.current?.focus();
    await expect(input).toHaveFocus();
    actions.current?.close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect([dialog.current, actions.current]).toEqual([null, null]);
  },
};

export const Searching: Story = {
  args: { text: 'okafor', children: <PaletteStatus isBusy>Searching policies…</PaletteStatus> },
  play: async () => {
    await open();
    await expect(screen.getByText('Searching policies…')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: {
    text: 'zzzz',
    groups: [],
    children: <PaletteStatus>Nothing found for “zzzz”.</PaletteStatus>,
    onEnter: fn(),
  },
  play: async ({ args }) => {
    await open();
    await expect(screen.queryByRole('option')).toBeNull();
    // The app handles Enter, also while there are no rows.
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledWith(undefined);
  },
};

/** The rows found earlier stay; the search can be tried again, and the chosen command failed. */
export const Failed: Story = {
  args: {
    text: 'okafor',
    children: (
      <>
        <Banner tone="danger">‘Act for Dana Whitfield’ did not work.</Banner>
        <PaletteStatus action={<Button size="small">Try again</Button>}>
          The search for policies failed.
        </PaletteStatus>
      </>
    ),
  },
  play: async () => {
    await open();
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A row that needs input shows a form in its place. */
export const Question: Story = {
  args: {
    text: 'whitfield',
    question: { title: 'Act for Dana Whitfield', content: <Button>Act for Dana Whitfield</Button> },
  },
  play: async () => {
    const input = await open();
    await expect(screen.getByRole('heading', { name: 'Act for Dana Whitfield' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A palette that asks before it closes stays open; the dialog of its question is rendered over it. */
export const AsksBeforeItCloses: Story = {
  args: {
    mayClose: () => false,
    question: {
      title: 'Act for Dana Whitfield',
      content: (
        <Dialog isOpen title="Discard the reason you entered?" onClose={fn()}>
          <Button>Keep editing</Button>
        </Dialog>
      ),
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const button = await screen.findByRole('button', { name: 'Keep editing' });
    const { left, top } = button.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + 8, top + 8)).toBe(button));
    const palette = canvasElement.ownerDocument.querySelector('dialog');
    palette?.requestClose();
    await userEvent.click(screen.getByRole('button', { name: 'Close search', hidden: true }));
    await expect(palette).toHaveAttribute('open');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongOnAPhone: Story = {
  args: {
    groups: [
      {
        title: 'Groups',
        rows: [
          {
            key: 'long',
            label: 'Consolidated Waterworks of the Upper Peninsula and the Islands',
            detail: 'NL0018O0142'.repeat(8),
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open();
    const row = screen.getByRole('option');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** An app may remove the palette when the user chooses a row: the focus returns to what opened it. */
export const RemovedAtTake: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Search</Button>
        {isOpen && <CommandPalette {...args} onTake={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await open();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};
