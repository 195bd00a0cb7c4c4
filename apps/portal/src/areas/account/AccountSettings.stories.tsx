import { expect, userEvent, within } from 'storybook/test';
import { press, shows } from '../../testing/onScreen.ts';
import { onPhone, pageMeta, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { HelpPage } from './HelpPage.tsx';

export default {
  title: 'Pages/Account settings',
  ...pageMeta('/account-settings/help', <HelpPage />),
};

/** Topics by area, and the contacts of the help desk. A click on a question opens its answer. */
export const HelpTopics = plays(async ({ canvas }) => {
  const question = await canvas.findByText('How do I log out on all tabs?');
  await userEvent.click(question);
  await shows(canvas, /logs you out in every tab of this browser/);
  const tabs = within(canvas.getByRole('navigation', { name: 'Account settings' }));
  await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual(
    'Profile,Alerts,Policy,Users,Calendar,Activity,Security,Help'.split(','),
  );
  await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Help');
});

/** The topics that a search finds are open. */
export const SearchedHelp = plays(async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Search the help topics'), 'excel');
  await shows(canvas, /Choose Export to Excel above the list/);
  await expect(canvas.queryByText('How do I log out on all tabs?')).toBeNull();
});

export const NothingFound = plays(async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Search the help topics'), 'xylophone');
  await shows(canvas, /No help topic contains “xylophone”/);
  await press(canvas, 'Clear Search the help topics');
  await shows(canvas, 'How do I log out on all tabs?');
});

/** Home office that acts for no agent sees only Help [S6]. */
export const HomeOffice = plays({ args: { user: people.homeOffice } }, async ({ canvas }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: 'Account settings' }));
  await expect(tabs.getAllByRole('link')).toHaveLength(1);
  const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  // This is the only page of account settings that they may open.
  await shows(trail, 'Account settings');
  await expect(trail.queryByRole('link')).toBeNull();
});

export const Phone = onPhone(HelpTopics);
