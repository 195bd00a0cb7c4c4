import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageModes } from '../../../../.storybook/modes.ts';
import { Page as AccessRequired } from '../areas/account/AccessRequiredPage.tsx';
import { Page as ErrorRoute } from '../areas/account/ErrorRoutePage.tsx';
import { Page as HomeOffice } from '../areas/account/HomeOfficeUserPage.tsx';
import { Page as Home } from '../areas/content/HomePage.tsx';
import { Page as NotFoundPage } from '../areas/content/NotFoundPage.tsx';
import { freshState } from '../testing/freshState.ts';
import { people } from '../testing/people.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';

/** The shell around the simple pages, as each profile mode sees it. */
const meta = {
  title: 'Pages/Shell',
  component: StoryFrame,
  args: { address: '/home', children: <Home /> },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Code that loads when it is first wanted comes slowly from a cold dev server. */
const late = { timeout: 10_000 };

/** A visitor sees what is protected with a lock, and the way in. */
export const HomeOfAVisitor: Story = {
  args: { user: people.visitor },
  play: async ({ canvas }) => {
    const locked = await canvas.findByRole('link', { name: 'Pending (log in required)' });
    await expect(locked).toHaveAttribute('href', '/auth/login?returnurl=%2Fpending');
    await expect(canvas.getByRole('link', { name: 'Log-in' })).toBeVisible();
  },
};

export const HomeOfAnAgent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Dana',
    );
    await expect(canvas.getByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
  },
};

/** A sub-account without the role sees no policies in the navigation. */
export const HomeOfASubAccount: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /sub\.claims@/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

export const ActingAsAnAgent: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Logged in as agent@/ })).toBeVisible();
  },
};

export const HomeOfficeLanding: Story = {
  args: { address: '/home-office-user', user: people.homeOffice, children: <HomeOffice /> },
};

/** The menu opens on its first entry, and Escape gives the focus back. */
export const ProfileMenu: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Dana Whitfield/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitem', { name: 'Log Out' }, late);
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AccessRequiredPage: Story = {
  args: { address: '/accessRequired', children: <AccessRequired /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access required' })).toHaveFocus();
  },
};

export const ErrorPage: Story = {
  args: { address: '/error', children: <ErrorRoute /> },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    const phone = page.getByRole('link', { name: '(800) 555-0142' });
    await expect(phone).toHaveAttribute('href', 'tel:+18005550142');
  },
};

export const PageNotFound: Story = {
  args: { address: '/nowhere', children: <NotFoundPage /> },
};
