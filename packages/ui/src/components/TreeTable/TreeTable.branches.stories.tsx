import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Producer, producers, producerTree } from '../sample/producers.tsx';
import { plays, endAtOnce } from '../sample/storyParts.tsx';
import { TreeTable } from './TreeTable.tsx';

const loadUnder = async ({ id }: Producer): Promise<readonly Producer[]> =>
  id === '4470057' ? (producers[0]!.under ?? []) : [];

const meta = {
  title: 'Components/Data/TreeTable/Branches',
  component: TreeTable<Producer>,
  args: {
    ...producerTree,
    rows: producers.slice(0, 2),
    childrenOf: ({ level }) => (level === 'Product' ? [] : undefined),
    loadChildren: fn(loadUnder) as typeof loadUnder,
  },
} satisfies Meta<typeof TreeTable<Producer>>;
export default meta;

type Story = StoryObj<typeof meta>;

const openerOf = (name = 'Nakamura, Ellen') =>
  screen.getByRole('button', { name: `Show the downline of ${name}` });

/** A branch loads when it opens, and once; the announcer says when it has loaded. */
export const Loads: Story = plays(async ({ args, canvas }) => {
  const opener = openerOf();
  await userEvent.click(opener);
  await expect(await canvas.findByRole('rowheader', { name: /Reyes, Marco/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Loaded the downline of Nakamura, Ellen: 2 rows',
    ),
  );
  await userEvent.click(opener);
  await expect(canvas.queryByText(/Reyes, Marco/)).toBeNull();
  await userEvent.click(opener);
  await expect(canvas.getByText(/Reyes, Marco/)).toBeVisible();
  await expect(args.loadChildren).toHaveBeenCalledOnce();
});

/** Pointing at the button of a branch prefetches it; nothing is announced before the press. */
export const LoadsAhead: Story = plays(async ({ args, canvas }) => {
  const opener = openerOf();
  await userEvent.hover(opener);
  await expect(args.loadChildren).toHaveBeenCalledOnce();
  await expect(canvas.queryByText(/Reyes, Marco/)).toBeNull();
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('rowheader', { name: /Reyes, Marco/ })).toBeVisible();
  await expect(args.loadChildren).toHaveBeenCalledOnce();
});

export const LoadingBranch: Story = {
  args: { loadChildren: async () => Promise.withResolvers<readonly Producer[]>().promise },
  play: async ({ canvas }) => {
    await userEvent.click(openerOf());
    await expect(canvas.getByText('Loading the downline of Nakamura, Ellen …')).toBeVisible();
  },
};

/** After two seconds it says that it still goes on, as lists do. */
export const SlowBranch: Story = {
  ...LoadingBranch,
  beforeEach: () => endAtOnce(2_000),
  play: async ({ canvas }) => {
    await userEvent.click(openerOf());
    const text = 'Still trying to load the downline of Nakamura, Ellen';
    await expect(await canvas.findByText(`${text} …`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  },
};

let isOffline = true;

/** It says what failed and why; 'Try again' loads it again, and the focus stays next to it. */
export const FailingBranch: Story = {
  args: {
    loadChildren: async () => {
      if (isOffline) throw new Error('You are offline.');
      return producers[0]!.under ?? [];
    },
    failureText: (reason) => (reason instanceof Error ? reason.message : null),
  },
  beforeEach: () => {
    isOffline = true;
  },
  play: async ({ canvas }) => {
    const opener = openerOf();
    await userEvent.click(opener);
    const text = 'The downline of Nakamura, Ellen could not be loaded. You are offline.';
    const line = (await canvas.findByText(text)).closest('tr');
    within(line!)
      .getByRole('button', { name: /^Try again/ })
      .focus();
    isOffline = false;
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('rowheader', { name: /Reyes, Marco/ })).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** The same for the eye: a branch that failed. */
export const Failed: Story = {
  args: {
    loadChildren: async () => {
      throw new Error('The carrier did not answer within 30 seconds.');
    },
    failureText: (reason) => (reason instanceof Error ? reason.message : null),
  },
  play: async ({ canvas }) => {
    await userEvent.click(openerOf('Ferreira-Castellanos, Maria'));
    await expect(await canvas.findByRole('button', { name: /^Try again/ })).toBeVisible();
  },
};

/** An empty branch: the line says so, and the button of the branch stays. */
export const EmptyBranch: Story = plays(async ({ canvas }) => {
  const opener = openerOf('Ferreira-Castellanos, Maria');
  await userEvent.click(opener);
  await expect(
    await canvas.findByText('Nothing to show in the downline of Ferreira-Castellanos, Maria.'),
  ).toBeVisible();
  await expect(opener).toHaveFocus();
});
