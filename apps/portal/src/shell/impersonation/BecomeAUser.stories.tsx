import {
  getRecentImpersonations,
  searchImpersonations,
} from '@agent-portal/data/impersonation/contract';
import { impersonations } from '@agent-portal/data/impersonation/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, press, shows, showsAlert } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  preloads,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { BecomeAUser } from './BecomeAUser.tsx';

/** Finds an agent and acts for it [S2]. */
export default {
  title: 'Patterns/Become a User',
  ...pageMeta(
    '/home-office-user',
    <>
      <h1>Home office</h1>
      <h2>Become a User</h2>
      <BecomeAUser />
    </>,
    { user: people.homeOffice },
  ),
};

const box = () => screen.findByRole('textbox', { name: 'Find an agent' });
const results = () => screen.findByRole('region', { name: 'Search Results' });

/** An empty search box: the recently impersonated agents. */
export const Recent = plays(async ({ canvas }) => {
  await expect(await box()).toHaveAttribute('placeholder', 'Agent Name, ID, email or username');
  await canvas.findByRole('region', { name: 'Recent Impersonations' });
  await expect(canvas.queryByRole('region', { name: 'Search Results' })).toBeNull();
});

/** Name, agent IDs joined by commas, email, username. */
export const Results = plays(async ({ canvas }) => {
  await userEvent.type(await box(), 'Whit');
  const entry = await screen.findByRole('button', { name: /^Grace Whitcombe/ });
  await expect(await results()).toContainElement(entry);
  await expect(canvas.getAllByText('4471902, 4471918, 4471925')[0]).toBeVisible();
});

export const Phone = onPhone(Results);

/** No results, and no recent agents. Clearing the box removes the list. */
export const Nothing: Story = {
  beforeEach: answers(
    mockEndpoint(searchImpersonations, impersonations.none),
    mockEndpoint(getRecentImpersonations, impersonations.none),
  ),
  play: async ({ canvas, step }) => {
    const text =
      'Your search did not return any results. Enter at least three characters for better results.';
    await userEvent.type(await box(), 'zz');
    await shows(canvas, text);
    await expect(canvas.queryByRole('region', { name: 'Recent Impersonations' })).toBeNull();
    await step('clearing', async () => {
      await press(canvas, 'Clear Find an agent');
      await expect(canvas.queryByText(text)).toBeNull();
    });
    await userEvent.type(await box(), 'zz');
    await canvas.findByText(text);
  },
};

export const Loading = plays(fails('searchImpersonations', 'timeout'), async () => {
  await userEvent.type(await box(), 'whit');
  await expect(await results()).toHaveAttribute('aria-busy', 'true');
});

/** The carrier refuses the impersonation: nothing changes, and the panel says so. */
export const Refused = plays(fails('impersonate', 403), async ({ canvas }) => {
  await press(canvas, /^June Abara/);
  await showsAlert(canvas, 'You could not become June Abara.');
  await expect(canvas.getByRole('heading', { name: 'Home office' })).toBeVisible();
});

/** A person of both lists: the message shows in the list where the user pressed. */
export const RefusedInResults = plays({ ...Refused }, async ({ canvas }) => {
  await userEvent.type(await box(), 'Whit');
  const found = within(await results());
  await press(found, /^Dana Whitfield/);
  await expect(await found.findByRole('alert')).toBeVisible();
  const recent = within(await canvas.findByRole('region', { name: 'Recent Impersonations' }));
  await expect(recent.getByRole('button', { name: /^Dana Whitfield/ })).toBeVisible();
  await expect(recent.queryByRole('alert')).toBeNull();
});

/** The reason has the focus; after the user types, Escape, Close and Cancel ask before it is lost. */
export const AsksBeforeAReasonIsLost: Story = {
  args: { user: { ...people.homeOffice, asksReason: true } },
  ...preloads(() => import('./ReasonForm.tsx')),
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /^June Abara/);
      const dialog = within(await screen.findByRole('dialog', { name: 'Act for June Abara' }));
      const field = await dialog.findByRole('textbox', { name: 'Reason' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toBeRequired();
      return { dialog, field };
    };
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const { dialog, field } = await open();
    await userEvent.type(field, 'By phone{Escape}');
    await answer('Discard the reason you entered?', 'Keep editing');
    await expect(field).toHaveValue('By phone');
    await press(dialog, 'Close Act for June Abara');
    await answer('Discard the reason you entered?', 'Keep editing');
    await press(dialog, 'Cancel');
    await answer('Discard the reason you entered?', 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
