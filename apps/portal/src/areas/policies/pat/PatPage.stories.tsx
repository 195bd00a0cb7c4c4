import { mocks } from '@agent-portal/data/mocks/mocks';
import { expect, within } from 'storybook/test';
import { leadsTo, press, shows, showsAlert } from '../../../testing/onScreen.ts';
import { fails, pageMeta, statesOf, plays } from '../../../testing/story.ts';
import { PatPage } from './PatPage.tsx';

export default { title: 'Pages/Policies/Home', ...pageMeta('/pat', <PatPage />) };

const lists = ['Pending', 'Active', 'Terminated'] as const;

/** Each card has its counts, and links to its list and to the policies to look at first. */
export const Success = plays(async ({ canvas }) => {
  const active = within(canvas.getByRole('region', { name: 'Active' }));
  await shows(active, '$681,132.72');
  await shows(active, '463');
  await leadsTo(active, 'Policies past due', '/active?pastDue=true');
  for (const name of lists) {
    const card = within(canvas.getByRole('region', { name }));
    await expect(card.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/${name.toLowerCase()}?viewAs=`,
    );
  }
});

/** The counts failed. Each card says so, still links to its list, and offers a retry [S8]. */
export const Failed = plays(fails('getStatusCounts', 500), async ({ canvas, msw }) => {
  for (const name of lists) {
    const card = within(canvas.getByRole('region', { name }));
    await showsAlert(card, 'could not answer');
    await expect(card.getByRole('link', { name })).toBeVisible();
  }
  msw.use(mocks.getStatusCounts);
  const terminated = within(canvas.getByRole('region', { name: 'Terminated' }));
  await press(terminated, 'Try again');
  await shows(terminated, '18');
});

const states = statesOf({
  reads: ['getStatusCounts'],
  content: (page) => page.queryByText('$681,132.72'),
});
export const Loading = states.loading;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
