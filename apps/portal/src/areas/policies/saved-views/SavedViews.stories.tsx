import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  getSavedViews,
  mostSavedViews,
  type SavedView,
} from '@agent-portal/data/saved-views/contract';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answer, press, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  preloads,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { carrierWith, inForce, openViews, overdue, ViewsToolbar } from './viewsStory.tsx';

/** Named URLs of a list (decisions, 2). */
export default {
  title: 'Patterns/Saved views',
  ...pageMeta('/pending-v2', <ViewsToolbar />),
  ...preloads(() => import('./SavedViewsPanel.tsx')),
};

const discard = 'Discard the name you entered?';

/** The views sorted by name, each with a link that applies it. */
export const Some = plays(async () => {
  const panel = await openViews();
  const link = await panel.findByRole('link', { name: 'Needs my action' });
  await expect(link).toHaveAttribute('href', '/pending-v2?takeAction=true');
  await userEvent.click(link);
  await shows(screen, 'Address: ?takeAction=true');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(screen.getByRole('link', { name: /^Needs my action/, current: true })).toBeVisible();
});

/** The view that is currently applied is marked. */
export const Applied = plays({ args: inForce }, async () => {
  const panel = await openViews();
  const link = await panel.findByRole('link', { current: true });
  await expect(link).toHaveTextContent('Needs my action');
  await shows(panel, 'Showing now');
});

export const Phone = onPhone(Applied);

/** Saves the current list state under a name and applies it. */
export const Saving: Story = {
  args: { address: '/pending-v2?employer=Acme' },
  beforeEach: answers(...carrierWith([])),
  play: async () => {
    const panel = await openViews();
    await panel.findByText('You have no saved views of this list yet.', undefined);
    const box = panel.getByRole('textbox', { name: 'Name of the new view' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('Acme{Enter}');
    await expect(await panel.findByRole('link', { name: 'Acme', current: true })).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

/** The list changed after a view was applied. The user can update the view. */
export const Changed: Story = {
  args: inForce,
  beforeEach: answers(...carrierWith([overdue])),
  play: async () => {
    await screen.findByRole('link', { name: /^Overdue/, current: true });
    await userEvent.click(screen.getByRole('link', { name: 'Another employer' }));
    const panel = await openViews('Save changes');
    await panel.findByText(/has changed since you applied “Overdue”/, undefined);
    await press(panel, 'Update the view');
    await expect(await panel.findByRole('link', { name: 'Overdue', current: true })).toBeVisible();
  },
};

/** The name is already used by another view. The carrier's message shows below the field. */
export const NameTaken = plays(fails('saveView', 409), async () => {
  const panel = await openViews();
  const box = await panel.findByRole('textbox', { name: 'Name of the new view' });
  await userEvent.type(box, 'Needs my action{Enter}');
  await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
  await expect(box).toHaveFocus();
  await userEvent.type(box, ' 2');
  await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
});

/** Renames a view with the keyboard. Saving an unchanged name changes nothing. */
export const Renaming: Story = {
  args: inForce,
  beforeEach: answers(...carrierWith([overdue])),
  play: async ({ step }) => {
    const panel = await openViews();
    await step('Cancel gives the focus back', async () => {
      await press(panel, 'Rename Overdue');
      await expect(panel.getByRole('textbox', { name: 'New name of Overdue' })).toHaveFocus();
      await press(panel, 'Cancel');
      await waitFor(() =>
        expect(panel.getByRole('button', { name: 'Rename Overdue' })).toHaveFocus(),
      );
    });
    await step('so does Escape, and the panel stays', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(panel.getByRole('textbox', { name: 'New name of Overdue' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(panel.getByRole('button', { name: 'Rename Overdue' })).toHaveFocus(),
      );
    });
    await step('Enter renames', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('Late{Enter}');
      await expect(await panel.findByRole('link', { name: 'Late', current: true })).toBeVisible();
    });
  },
};

/** With an unsaved name, Escape, Cancel and Close ask for confirmation. */
export const AsksBeforeItCloses: Story = {
  args: inForce,
  beforeEach: answers(...carrierWith([overdue])),
  play: async ({ step }) => {
    const panel = await openViews();
    const newName = () => panel.getByRole('textbox', { name: 'New name of Overdue' });
    await press(panel, 'Rename Overdue');
    await expect(newName()).toBeRequired();
    await userEvent.type(newName(), ' by a week');
    await step('Escape in the form', async () => {
      await userEvent.keyboard('{Escape}');
      await answer(discard, 'Keep editing');
      await expect(newName()).toHaveValue('Overdue by a week');
      await waitFor(() => expect(newName()).toHaveFocus());
    });
    await step('Close of the panel', async () => {
      await press(panel, 'Close Saved views');
      await answer(discard, 'Keep editing');
    });
    await step('Cancel of the form', async () => {
      await press(panel, 'Cancel');
      await answer(discard, 'Discard');
      await expect(panel.getByRole('button', { name: 'Rename Overdue' })).toBeVisible();
    });
    await step('the name of a new view', async () => {
      await userEvent.type(panel.getByRole('textbox'), 'Acme{Escape}');
      await answer(discard, 'Discard');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** Applying another view with an unsaved name asks for confirmation. The name stays if the user cancels. */
export const AsksBeforeAnotherView: Story = {
  args: inForce,
  beforeEach: answers(
    ...carrierWith([overdue, { ...overdue, name: 'Acme', query: 'employer=Acme' }]),
  ),
  play: async ({ canvas, step }) => {
    const panel = await openViews();
    const name = () => panel.getByRole('textbox');
    await userEvent.type(await panel.findByRole('textbox'), 'My own');
    await step('Keep editing keeps the list and the name', async () => {
      await userEvent.click(panel.getByRole('link', { name: 'Acme' }));
      await answer(discard, 'Keep editing');
      await expect(name()).toHaveValue('My own');
      await expect(canvas.getByText('Address: ?takeAction=true')).toBeInTheDocument();
    });
    await step('Discard applies the view', async () => {
      await userEvent.click(panel.getByRole('link', { name: 'Acme' }));
      await answer(discard, 'Discard');
      await shows(canvas, 'Address: ?employer=Acme');
      await expect(await canvas.findByRole('link', { name: /^Acme/, current: true })).toBeVisible();
    });
  },
};

/** Deleting asks first. */
export const Deleting = plays(answers(...carrierWith([overdue])), async () => {
  const panel = await openViews();
  await press(panel, 'Delete Overdue');
  const question = within(panel.getByRole('group', { name: 'Delete Overdue' }));
  await expect(question.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const button = panel.getByRole('button', { name: 'Delete Overdue' });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await press(panel, 'Delete');
  await shows(panel, 'You have no saved views of this list yet.');
});

/** The link of a view is the URL of the list. Other users can open it with their own data. */
export const CopyingTheLink = plays(async () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const panel = await openViews();
  await press(panel, 'Copy the link to Needs my action');
  const link = `${globalThis.location.origin}/pending-v2?takeAction=true`;
  await expect(write).toHaveBeenCalledWith(link);
  await shows(panel, 'Copied');
  await press(panel, 'Copy the link to Lakeshore schools');
  await waitFor(() => expect(panel.getAllByText('Copied')).toHaveLength(1));
  await expect(panel.getByText('Copied').parentElement).toHaveTextContent('Lakeshore schools');
  write.mockRestore();
});

/** The browser blocks copying. The link shows so that the user can copy it manually. */
export const CopyBlocked = plays(async () => {
  const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const panel = await openViews();
  await press(panel, 'Copy the link to Needs my action');
  const box = await panel.findByRole('textbox', { name: 'Link to Needs my action' });
  await expect(box).toHaveFocus();
  write.mockRestore();
});

export const Loading = plays(fails('getSavedViews', 'timeout'), async () => {
  const panel = await openViews();
  await expect(panel.queryByRole('textbox')).toBeNull();
});

/** The maximum number of views. The user must delete one before saving another. */
export const LimitReached: Story = {
  beforeEach: ({ msw }) => {
    const views = Array.from({ length: mostSavedViews }, (_, index) => ({
      ...overdue,
      name: `View ${index + 1}`,
    }));
    msw.use(mockEndpoint(getSavedViews, { views }));
  },
  play: async () => {
    const panel = await openViews();
    await shows(panel, /the maximum/, undefined);
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

const close: SavedView = {
  ...overdue,
  name: 'Close',
  table: { order: ['agent', 'employer'], hidden: ['employer'], density: 'compact' },
};

/** A view stores columns and density. Its link restores them, and a change to them is detected. */
export const ColumnsAndDensity = plays(answers(...carrierWith([close])), async () => {
  const panel = await openViews();
  await userEvent.click(await panel.findByRole('link', { name: 'Close' }));
  await shows(screen, 'Table: compact, no employer');
  await expect(await screen.findByRole('link', { name: /^Close/, current: true })).toBeVisible();
  await press(screen, 'Show all columns');
  await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
});

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
