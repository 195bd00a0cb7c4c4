import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { accessRules } from '../../access/accessRules.ts';
import { freshState } from '../../testing/freshState.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { ComingPage } from './ComingPage.tsx';

const handle = { id: 'hierarchy', title: 'Hierarchy', layout: 'navigation', trail: [] } as const;

const belowOthers = {
  id: 'individual-products',
  title: 'Products',
  layout: 'navigation',
  trail: [
    {
      title: 'Production Credit',
      pattern: '/production-credit',
      needs: accessRules.production,
    },
    {
      title: 'Individual',
      pattern: '/production-credit/individual',
      needs: accessRules.individual,
      redirectTo: 'downline',
    },
  ],
} as const;

const meta = {
  title: 'Pages/Coming',
  component: StoryFrame,
  args: { address: '/hierarchy', handle, children: <ComingPage /> },
  parameters: pageParameters,
  beforeEach: freshState,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An area that a later version builds: which one it is, and whom to ask meanwhile. */
export const Hierarchy: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hierarchy' })).toBeVisible();
    await expect(canvas.getByText(/is still being built/)).toBeVisible();
    await expect(canvas.getByText(/The help desk can tell you about your downline/)).toBeVisible();
  },
};

/** A page below others: the way up, and its whole name. */
export const BelowOthers: Story = {
  args: {
    address: '/production-credit/individual/products',
    handle: belowOthers,
  },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Production Credit',
      'Individual',
    ]);
    await expect(canvas.getByText('Production Credit › Individual › Products')).toBeVisible();
    await expect(trail.getByText('Products')).toHaveAttribute('aria-current', 'page');
  },
};

/** What leads back to the page on screen is no link. */
export const WhereOnePageLeadsTo: Story = {
  args: {
    ...BelowOthers.args,
    address: '/production-credit/individual/downline',
    handle: { ...belowOthers, title: 'Downline' },
  },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Production Credit',
      'Individual',
      'Downline',
    ]);
    await expect(trail.getAllByRole('link')).toHaveLength(1);
  },
};

export const Phone: Story = { ...BelowOthers, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...BelowOthers, globals: { theme: 'dark' } };
