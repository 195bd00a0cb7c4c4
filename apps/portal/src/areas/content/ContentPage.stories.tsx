import { queryContent } from '@agent-portal/data/content/contract';
import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ContentPage } from './ContentPage.tsx';

const meta = {
  title: 'Pages/Content',
  component: StoryFrame,
  args: { address: '/contracting', children: <ContentPage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page of the content service: its title, and its blocks as sanitized HTML. */
export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Contracting' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Level' })).toBeVisible();
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Hierarchy' }),
    ).toHaveAttribute('href', '/hierarchy');
  },
};

/** The breadcrumb of a page names the navigation entries above it. */
export const BelowEntries: Story = {
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My Agency',
      'Contracting',
    ]);
    await expect(trail.queryByRole('link')).toBeNull();
  },
};

export const Phone: Story = { ...Content, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(queryContent, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** The shell stays. The page shows its error in place, with a retry. */
export const Failed: Story = {
  tags: ['wide'],
  beforeEach: ({ msw }) => msw.use(mockFailure(queryContent, 500)),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('alert');
    await expect(banner).toHaveTextContent('The content could not be loaded.');
    await expect(await canvas.findByText('The navigation could not be loaded.')).toBeVisible();
    await expect((await canvas.findAllByRole('button', { name: 'Try again' })).length).toBe(2);
  },
};

/** The whole page is replaced if the user may not open it [S8]. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(queryContent, 403)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unauthorized.' }),
    ).toBeVisible();
    await expect(canvas.getByText(/You do not have access to this page/)).toBeVisible();
  },
};

/** No page has this address. The user can search the pages that they may open. */
export const NotFound: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(document.title).toBe('Page not found · Northfield Mutual');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Search the pages' }),
      'products life',
    );
    const found = await canvas.findByRole('list', { name: 'Pages found' });
    await expect(found).toHaveTextContent('Term Life in Products, Life & Annuities');
  },
};

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

export const NotFoundEmpty: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('textbox', { name: 'Search the pages' });
    await userEvent.type(search, 'zzz');
    await expect(await canvas.findByText('No pages found.')).toBeVisible();
  },
};
