import { expect, userEvent, within } from 'storybook/test';
import { leadsTo, shows } from '../../testing/onScreen.ts';
import { fails, pageMeta, statesOf, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { ContentPage } from './ContentPage.tsx';

export default {
  title: 'Pages/Content',
  ...pageMeta('/contracting', <ContentPage />),
};

/** A page of the content service: its title, and its blocks as sanitized HTML. */
export const Content = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Contracting' })).toBeVisible();
  await expect(await canvas.findByRole('columnheader', { name: 'Level' })).toBeVisible();
  await expect(
    within(canvas.getByRole('main')).getByRole('link', { name: 'Hierarchy' }),
  ).toHaveAttribute('href', '/hierarchy');
});

/** The breadcrumb of a page names the navigation entries above it. */
export const BelowEntries = plays(async ({ canvas }) => {
  const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
  await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'My Agency',
    'Contracting',
  ]);
  await expect(trail.queryByRole('link')).toBeNull();
});

/** The shell stays. The page shows its error in place, with a retry. */
export const Failed: Story = {
  tags: ['wide'],
  beforeEach: fails('queryContent', 500),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('The content could not be loaded.');
    await shows(canvas, 'The navigation could not be loaded.');
    await expect((await canvas.findAllByRole('button', { name: 'Try again' })).length).toBe(2);
  },
};

/** No page has this address. The user can search the pages that they may open. */
export const NotFound = plays({ args: { address: '/nowhere' } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toHaveFocus();
  await leadsTo(canvas, 'Go to Home', '/home');
  await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  await expect(document.title).toBe('Page not found · Northfield Mutual');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Search the pages' }), 'products life');
  const found = await canvas.findByRole('list', { name: 'Pages found' });
  await expect(found).toHaveTextContent('Term Life in Products, Life & Annuities');
});

/** For a visitor, links to pages that need a login go to the login page first. */
export const NotFoundByVisitor: Story = {
  args: { address: '/claims-overview', user: people.visitor },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search the pages' });
    await userEvent.clear(search);
    await userEvent.type(search, 'claims');
    const found = await canvas.findByRole('list', { name: 'Pages found' });
    await expect(found.querySelector('a')).toHaveAttribute(
      'href',
      '/auth/login?returnurl=%2Fclaims',
    );
  },
};

export const NotFoundEmpty = plays({ args: { address: '/nowhere' } }, async ({ canvas }) => {
  const search = await canvas.findByRole('textbox', { name: 'Search the pages' });
  await userEvent.type(search, 'zzz');
  await shows(canvas, 'No pages found.');
});

const states = statesOf({
  reads: ['queryContent'],
  content: (page) => page.queryByRole('columnheader', { name: 'Level' }),
  failure: 'The content could not be loaded.',
});
export const Loading = states.loading;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
