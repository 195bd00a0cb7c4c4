import { ApiError } from '@agent-portal/data';
import { getTemporaryMessages } from '@agent-portal/data/notifications/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';

/** The shell around every page, in each profile mode [S2, S4]. */
const meta = {
  title: 'Patterns/Shell',
  component: StoryFrame,
  args: { address: '/home', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Protected entries have a lock and open the login first. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Policies' }));
    const locked = await canvas.findByRole('link', { name: 'Pending (log in required)' });
    await expect(locked).toHaveAttribute('href', '/auth/login?returnurl=%2Fpending');
    await expect(canvas.getByRole('link', { name: 'Log-in' })).toBeVisible();
  },
};

/** First and last name, agent ID and an initial; the current page is marked. */
export const Agent: Story = {
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('button', {
      name: 'Dana Whitfield Agent 4471902 account',
    });
    await expect(profile).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Policies' })).toBeVisible();
  },
};

/** The toolbar can show any page as any user: here as home office that acts for an agent. */
export const InAnotherProfile: Story = {
  globals: { profile: 'home office for an agent' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Acting as Dana Whitfield/))[0]).toBeVisible();
  },
};

/** The username; without the role there are no policies in the navigation. */
export const SubAccount: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('button', {
      name: 'sub.claims@northfield.example account',
    });
    await expect(profile).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

/** The part of the username before the @. No policies, because no agent is selected. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'office Carol Denney account' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

export const HomeOfficeAsAgent: Story = {
  args: { user: people.homeOfficeAsAgent },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('button', {
      name: 'Logged in as agent@northfield.example account',
    });
    await expect(profile).toBeVisible();
    const bar = await canvas.findByText('Acting as Dana Whitfield (4471902)');
    await expect(bar).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Resume HO Account' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Policies' })).toBeVisible();
  },
};

/** Restricted entries are hidden; commissions and tax forms are not [S4]. */
export const Historical: Story = {
  args: { user: people.historical },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Commissions & Debt' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Policies' })).toBeNull();
  },
};

/** The bell counts new entries; the heading gets the focus, and Escape returns it. */
export const Notifications: Story = {
  play: async ({ canvas, step }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 3 new' });
    await step('the heading takes the focus', async () => {
      await userEvent.click(bell);
      const heading = await screen.findByRole('heading', { name: 'Notifications' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(await screen.findByText('Portal maintenance on Sunday')).toBeVisible();
    });
    await step('Escape gives the focus back, and leaves them unread', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(bell).toHaveFocus());
      await expect(bell).toHaveAccessibleName('Notifications, 3 new');
    });
  },
};

export const NotificationsEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getTemporaryMessages, [])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    await expect(await screen.findByText('There are no notifications.')).toBeVisible();
  },
};

export const NotificationsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTemporaryMessages, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    const text = await screen.findByText('The notifications could not be loaded.');
    await expect(text).toBeVisible();
  },
};

/** A parent entry closes and opens again. */
export const ClosedParent: Story = {
  play: async ({ canvas }) => {
    const parent = await canvas.findByRole('button', { name: 'Policies', expanded: false });
    await userEvent.click(parent);
    await expect(await canvas.findByRole('link', { name: 'Pending' })).toBeVisible();
    await userEvent.click(parent);
    await expect(parent).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Pending' })).toBeNull();
  },
};

/** The menu opens on its first entry, and Escape returns the focus. */
export const ProfileMenu: Story = {
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: /^Dana Whitfield/ });
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      const entry = await screen.findByRole('menuitem', { name: 'Profile' });
      await waitFor(() => expect(entry).toHaveFocus());
    };
    button.focus();
    await step('Escape gives the focus back', async () => {
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Enter opens it again', open);
  },
};

/** The first Tab stop skips the navigation. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Skip to main content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open navigation' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** On a phone the navigation is a modal drawer; Escape closes it and returns the focus. */
export const Drawer: Story = {
  globals: phone,
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Open navigation' });
    await step('Escape gives the focus back', async () => {
      await userEvent.click(button);
      const drawer = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Navigation' });
      await expect(await within(drawer).findByRole('link', { name: 'Home' })).toBeVisible();
      drawer.requestClose();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('it opens again', () => userEvent.click(button));
  },
};

/** A link in the drawer closes it and opens its page. */
export const DrawerLink: Story = {
  globals: phone,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }));
    const drawer = within(canvas.getByRole('dialog', { name: 'Navigation' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'Today' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
};

/** A call failed with a 5xx: the error page replaces the content, and 'Try again' restores it. */
export const ErrorPage: Story = {
  args: {
    prepare: ({ appStatus }) =>
      appStatus.fail(new ApiError('server', 'Made to fail', { requestId: '7f3a-0142' })),
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Oops! Something went wrong.' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText('Reference: 7f3a-0142')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ErrorPageRetried: Story = {
  ...ErrorPage,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Dana' })).toBeVisible();
  },
};

/** The carrier answered a call with 403: the unauthorized page replaces the content [S8]. */
export const UnauthorizedPage: Story = {
  args: {
    prepare: ({ appStatus }) => appStatus.refuse(new ApiError('forbidden', 'Made to fail')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
    await expect(canvas.getByText('You do not have access to this page')).toBeVisible();
  },
};
