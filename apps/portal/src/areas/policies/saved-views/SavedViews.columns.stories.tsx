import type { SavedView } from '@agent-portal/data/saved-views/contract';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { press, shows } from '../../../testing/onScreen.ts';
import { answers, pageMeta, type Story } from '../../../testing/story.ts';
import { carrierWith, inForce, openViews, overdue, ViewsToolbar } from './viewsStory.tsx';

/** Views that store columns and density (decisions, 2). */
export default {
  title: 'Patterns/Saved views with columns',
  ...pageMeta('/pending-v2', <ViewsToolbar />),
  // Preload lazy code: a cold dev server takes longer than the timeout of the tests.
  loaders: [async () => ({ ahead: [await import('./SavedViewsPanel.tsx')] })],
};

const close: SavedView = {
  ...overdue,
  name: 'Close',
  table: { order: ['agent', 'employer'], hidden: ['employer'], density: 'compact' },
};

/** A view stores columns and density. Its link restores them, and a change to them is detected. */
export const ColumnsAndDensity: Story = {
  beforeEach: answers(...carrierWith([close])),
  play: async () => {
    const panel = await openViews();
    await userEvent.click(await panel.findByRole('link', { name: 'Close' }));
    await shows(screen, 'Table: compact, no employer');
    await expect(await screen.findByRole('link', { name: /^Close/, current: true })).toBeVisible();
    await press(screen, 'Show all columns');
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

/** A view without stored columns keeps the current ones. The user can add them to the view. */
export const SavedWithoutColumns: Story = {
  args: inForce,
  beforeEach: answers(...carrierWith([overdue])),
  play: async () => {
    await press(screen, 'Columns');
    const panel = await openViews('Save changes');
    await panel.findByText('“Overdue” was saved without columns and density.', undefined);
    await press(panel, 'Update the view');
    await waitFor(() => expect(panel.queryByText(/was saved without/)).toBeNull());
    await shows(panel, 'Showing now');
  },
};

/** A carrier that does not support columns in views does not receive them. */
export const CarrierWithoutColumns: Story = {
  args: inForce,
  beforeEach: answers(...carrierWith([], false)),
  play: async () => {
    await press(screen, 'Columns');
    const panel = await openViews();
    const box = await panel.findByRole('textbox', { name: 'Name of the new view' });
    await userEvent.type(box, 'Overdue{Enter}');
    await expect(await panel.findByRole('link', { name: 'Overdue', current: true })).toBeVisible();
    await expect(panel.queryByText(/was saved without/)).toBeNull();
  },
};
