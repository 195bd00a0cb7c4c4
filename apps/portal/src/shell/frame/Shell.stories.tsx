import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { leadsTo, press, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';

/** The shell around every page, in each profile mode [S2, S4]. */
export default { title: 'Patterns/Shell', ...pageMeta('/home', <HomePage />) };

/** Protected entries have a lock and open the login first. */
export const Visitor = plays({ args: { user: people.visitor } }, async ({ canvas }) => {
  await press(canvas, 'Policies');
  await leadsTo(canvas, 'Pending (log in required)', '/auth/login?returnurl=%2Fpending');
  await expect(canvas.getByRole('link', { name: 'Log-in' })).toBeVisible();
});

/** First and last name, agent ID and an initial; the current page is marked. */
export const Agent = plays(async ({ canvas }) => {
  const profile = await canvas.findByRole('button', {
    name: 'Dana Whitfield Agent 4471902 account',
  });
  await expect(profile).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Policies' })).toBeVisible();
});

/** The toolbar can show any page as any user: here as home office that acts for an agent. */
export const InAnotherProfile: Story = {
  globals: { profile: 'home office for an agent' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Acting as Dana Whitfield/))[0]).toBeVisible();
  },
};

/** The username; without the role there are no policies in the navigation. */
export const SubAccount = plays({ args: { user: people.subWithClaims } }, async ({ canvas }) => {
  const profile = await canvas.findByRole('button', {
    name: 'sub.claims@northfield.example account',
  });
  await expect(profile).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
});

/** The part of the username before the @. No policies, because no agent is selected. */
export const HomeOffice = plays({ args: { user: people.homeOffice } }, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('button', { name: 'office Carol Denney account' }),
  ).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
});

export const HomeOfficeAsAgent: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('button', {
      name: 'Logged in as agent@northfield.example account',
    });
    await expect(profile).toBeVisible();
    await shows(canvas, 'Acting as Dana Whitfield (4471902)');
    await expect(await canvas.findByRole('button', { name: 'Resume HO Account' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Policies' })).toBeVisible();
  },
};

/** Restricted entries are hidden; commissions and tax forms are not [S4]. */
export const Historical = plays({ args: { user: people.historical } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Commissions & Debt' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
});

/** The first Tab stop skips the navigation. */
export const SkipLink = plays(async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Skip to main content' });
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', '#main');
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
});

/** On a phone the navigation is a modal drawer; Escape closes it and returns the focus. */
export const Drawer = onPhone(async ({ canvas, step }) => {
  const button = await canvas.findByRole('button', { name: 'Open navigation' });
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await step('Escape gives the focus back', async () => {
    await userEvent.click(button);
    const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Navigation' });
    await expect(await within(drawer).findByRole('link', { name: 'Home' })).toBeVisible();
    drawer.requestClose();
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('it opens again', () => userEvent.click(button));
});
