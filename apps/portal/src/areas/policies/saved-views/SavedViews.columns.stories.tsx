import type { SavedView } from '@agent-portal/data/saved-views/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { carrierWith, inForce, openViews, overdue, ViewsToolbar } from './viewsStory.tsx';

/** Views that store columns and density (decisions, 2). */
const meta = {
  title: 'Patterns/Saved views with columns',
  component: StoryFrame,
  args: { address: '/pending-v2', children: <ViewsToolbar /> },
  parameters: pageParameters,
  // Preload lazy code: a cold dev server takes longer than the timeout of the tests.
  loaders: [async () => ({ ahead: [await import('./SavedViewsPanel.tsx')] })],
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const close: SavedView = {
  ...overdue,
  name: 'Close',
  table: { order: ['agent', 'employer'], hidden: ['employer'], density: 'compact' },
};

/** A view stores columns and density. Its link restores them, and a change to them is detected. */
export const ColumnsAndDensity: Story = {
  beforeEach: ({ msw }) => msw.use(...carrierWith([close])),
  play: async () => {
    const panel = await openViews();
    await userEvent.click(await panel.findByRole('link', { name: 'Close' }));
    await expect(await screen.findByText('Table: compact, no employer')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /^Close/, current: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all columns' }));
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

/** A view without stored columns keeps the current ones. The user can add them to the view. */
export const SavedWithoutColumns: Story = {
  args: inForce,
  beforeEach: ({ msw }) => msw.use(...carrierWith([overdue])),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const panel = await openViews('Save changes');
    await panel.findByText('“Overdue” was saved without columns and density.', undefined);
    await userEvent.click(panel.getByRole('button', { name: 'Update the view' }));
    await waitFor(() => expect(panel.queryByText(/was saved without/)).toBeNull());
    await expect(panel.getByText('Showing now')).toBeVisible();
  },
};

/** A carrier that does not support columns in views does not receive them. */
export const CarrierWithoutColumns: Story = {
  args: inForce,
  beforeEach: ({ msw }) => msw.use(...carrierWith([], false)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    const panel = await openViews();
    const box = await panel.findByRole('textbox', { name: 'Name of the new view' });
    await userEvent.type(box, 'Overdue{Enter}');
    await expect(await panel.findByRole('link', { name: 'Overdue', current: true })).toBeVisible();
    await expect(panel.queryByText(/was saved without/)).toBeNull();
  },
};
