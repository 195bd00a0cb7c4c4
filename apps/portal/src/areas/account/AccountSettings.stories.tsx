import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accessRules } from '../../access/accessRules.ts';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { HelpPage } from './HelpPage.tsx';

const trail = [
  {
    title: 'Account settings',
    pattern: '/account-settings',
    needs: accessRules.settings,
    redirectTo: 'profile',
  },
];
const handle = { id: 'help', title: 'Help', layout: 'navigation', trail } as const;

const meta = {
  title: 'Pages/Account settings',
  component: StoryFrame,
  args: { address: '/account-settings/help', handle, children: <HelpPage /> },
  parameters: pageParameters,
  beforeEach: (story) => {
    sessionStorage.clear();
    return freshPage(story);
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Topics by area, and the contacts of the help desk. A click on a question opens its answer. */
export const HelpTopics: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByText('How do I log out on all tabs?');
    await userEvent.click(question);
    await expect(canvas.getByText(/logs you out in every tab of this browser/)).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: 'Account settings' }));
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Profile',
      'Alerts',
      'Policy',
      'Users',
      'Calendar',
      'Activity',
      'Security',
      'Help',
    ]);
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Help');
  },
};

/** The topics that a search finds are open. */
export const SearchedHelp: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search the help topics'), 'excel');
    await expect(await canvas.findByText(/Choose Export to Excel above the list/)).toBeVisible();
    await expect(canvas.queryByText('How do I log out on all tabs?')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Search the help topics'), 'xylophone');
    await expect(await canvas.findByText(/No help topic contains “xylophone”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search the help topics' }));
    await expect(await canvas.findByText('How do I log out on all tabs?')).toBeVisible();
  },
};

/** Home office that acts for no agent sees only Help [S6]. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Account settings' }));
    await expect(tabs.getAllByRole('link')).toHaveLength(1);
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    // This is the only page of account settings that they may open.
    await expect(trail.getByText('Account settings')).toBeVisible();
    await expect(trail.queryByRole('link')).toBeNull();
  },
};

export const Phone: Story = { ...HelpTopics, globals: { viewport: { value: 'phone' } } };
