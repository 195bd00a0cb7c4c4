import { getApplicationConfig } from '@agent-portal/data/config/contract';
import {
  getIllustrationProAccountId,
  getIPipelineResponse,
} from '@agent-portal/data/launchers/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LauncherPage } from './LauncherPage.tsx';

const submit = fn();

/** A fake tab for the stories, in which nothing happens. */
function openNothing(tab: object | null) {
  spyOn(globalThis, 'open').mockImplementation(() => tab as Window | null);
  spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
}

const meta = {
  title: 'Pages/Launcher',
  component: StoryFrame,
  args: {
    address: '/illustration-pro/new',
    path: '/illustration-pro/:new?',
    children: <LauncherPage />,
  },
  parameters: pageParameters,
  beforeEach: (story) => {
    openNothing({ location: { replace: fn() } });
    return freshPage(story);
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** The tool opened in a new tab. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open it again' })).toBeVisible();
    const said = canvas.getByText('Illustration Pro is open in a new tab.', { selector: 'p' });
    await expect(said).toBeVisible();
    await expect(submit).toHaveBeenCalledOnce();
  },
};

export const OpenedPhone: Story = { ...Opened, globals: phone };

/** The browser blocked the new tab. The submit button of a real form opens it. */
export const Blocked: Story = {
  beforeEach: () => openNothing(null),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', {
      name: 'Open Illustration Pro (opens in new tab)',
    });
    const said = canvas.getByText(/Your browser blocked the new tab/, { selector: 'main *' });
    await expect(said).toBeVisible();
    await expect((button as HTMLButtonElement).form).toHaveFormValues({ accountId: 'NM-4471902' });
  },
};

export const BlockedPhone: Story = { ...Blocked, globals: phone };

/** A tool that needs no posted fields is a link. */
export const BlockedAddress: Story = {
  args: { address: '/awps/new', path: '/awps/:new?', user: people.visitor },
  beforeEach: () => openNothing(null),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Open AWPS (opens in new tab)' });
    await expect(link).toHaveAttribute('href', '/stand-ins/awps');
  },
};

/** The address of the tool is still loading. */
export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(getIllustrationProAccountId, 'timeout'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Opening Illustration Pro…', { selector: 'p' }),
    ).toBeVisible();
  },
};

/** The error message names the tool. A retry opens it. */
export const Failed: Story = {
  args: { address: '/ipipeline/new', path: '/ipipeline/:new?' },
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(getIPipelineResponse, 500));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('iPipeline did not open.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedPhone: Story = { ...Failed, globals: phone };

/** Users with historical access cannot open the agent's tools [S4]. */
export const Forbidden: Story = {
  args: { user: people.historical },
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(getIllustrationProAccountId, 403));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You do not have access to Illustration Pro.');
    await expect(canvas.getByText(/^Help desk:/)).toBeVisible();
  },
};

/** The carrier has set no address for the tool. */
export const NotSetUp: Story = {
  args: { address: '/wps', path: '/wps/:new?' },
  beforeEach: ({ msw }) => {
    const nothing = { gtm_id: '', init: '', info: '', loader_config: '', launchers: {} };
    msw.use(mockEndpoint(getApplicationConfig, nothing));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('WPS is not set up here.')).toBeVisible();
  },
};

/** A tool that needs an agent asks the visitor to log in, and then returns to the launcher. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?returnurl=%2Fillustration-pro%2Fnew',
    );
  },
};

/** A home office user must choose an agent first. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Choose an agent' })).toBeVisible();
  },
};
