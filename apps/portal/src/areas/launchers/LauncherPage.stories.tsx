import { getApplicationConfig } from '@agent-portal/data/config/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, fn, spyOn } from 'storybook/test';
import { leadsTo, shows } from '../../testing/onScreen.ts';
import { fails, onPhone, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { LauncherPage } from './LauncherPage.tsx';

const submit = fn();

/** A fake tab for the stories, in which nothing happens. */
function openNothing(tab: object | null) {
  spyOn(globalThis, 'open').mockImplementation(() => tab as Window | null);
  spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
}

export default {
  title: 'Pages/Launcher',
  ...pageMeta('/illustration-pro/new', <LauncherPage />, {}, () =>
    openNothing({ location: { replace: fn() } }),
  ),
};

/** The tool opened in a new tab. */
export const Opened = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Open it again' })).toBeVisible();
  await shows(canvas, 'Illustration Pro is open in a new tab.', { selector: 'p' });
  await expect(submit).toHaveBeenCalledOnce();
});

export const OpenedPhone = onPhone(Opened);

/** The browser blocked the new tab. The submit button of a real form opens it. */
export const Blocked = plays({ beforeEach: () => openNothing(null) }, async ({ canvas }) => {
  const button = await canvas.findByRole('button', {
    name: 'Open Illustration Pro (opens in new tab)',
  });
  await shows(canvas, /Your browser blocked the new tab/, { selector: 'main *' });
  await expect((button as HTMLButtonElement).form).toHaveFormValues({ accountId: 'NM-4471902' });
});

export const BlockedPhone = onPhone(Blocked);

/** A tool that needs no posted fields is a link. */
export const BlockedAddress: Story = {
  args: { address: '/awps/new', user: people.visitor },
  beforeEach: () => openNothing(null),
  play: ({ canvas }) => leadsTo(canvas, 'Open AWPS (opens in new tab)', '/stand-ins/awps'),
};

/** The carrier has set no address for the tool. */
export const NotSetUp: Story = {
  args: { address: '/wps' },
  beforeEach: ({ msw }) => {
    const nothing = { gtm_id: '', init: '', info: '', loader_config: '', launchers: {} };
    msw.use(mockEndpoint(getApplicationConfig, nothing));
  },
  play: ({ canvas }) => shows(canvas, 'WPS is not set up here.'),
};

/** A tool that needs an agent asks the visitor to log in, and then returns to the launcher. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: ({ canvas }) =>
    leadsTo(canvas, 'Log in', '/auth/login?returnurl=%2Fillustration-pro%2Fnew'),
};

/** A home office user must choose an agent first. */
export const HomeOffice = plays({ args: { user: people.homeOffice } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Choose an agent' })).toBeVisible();
});

const states = statesOf({
  reads: ['getIllustrationProAccountId'],
  content: (page) => page.queryByRole('button', { name: 'Open it again' }),
  failure: 'Illustration Pro did not open.',
  refusal: /^You do not have access to Illustration Pro\./,
});
/** The address of the tool is still loading. */
export const Loading: Story = {
  beforeEach: fails('getIllustrationProAccountId', 'timeout'),
  play: ({ canvas }) => shows(canvas, 'Opening Illustration Pro…', { selector: 'p' }),
};
export const Failed = states.failed;
export const Forbidden = states.forbidden;
