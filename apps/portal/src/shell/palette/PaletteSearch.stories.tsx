import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { findStatus, openPalette } from './paletteStory.ts';

/** The search of the command palette: more results than it shows, and Enter before the answer. */
const meta = {
  title: 'Patterns/Command palette search',
  component: StoryFrame,
  args: { address: '/home', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Releases the answers that a story delays. */
const answers = { release: () => {} };

/** Not all claims are shown: the heading has their number, and the last row opens all of them. */
export const MoreClaims: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, { ...searches.claims, moreClaims: 18 }));
  },
  play: async () => {
    await openPalette('C1000');
    await expect(await screen.findByRole('group', { name: 'Claims (5 of 23)' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'See all 23 claims' })).toBeVisible();
    await expect(screen.queryByText(/keep typing/)).toBeNull();
  },
};

export const MoreClaimsPhone: Story = { ...MoreClaims, globals: phone };

const firstPolicy = {
  policyNumber: 'NL0018O0142',
  policyStatus: 'Pending',
  productType: 'Term Life',
} as const;

const answerOf = (name: string) => ({
  ...searches.policies,
  morePolicies: 0,
  policies: [{ ...firstPolicy, primaryInsured: name }],
});

/** Enter before the answer opens the first result of the current text, not of an older one. */
export const EnterBeforeTheAnswer: Story = {
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    msw.use(
      mockEndpoint(search, async ({ url }) => {
        const isFirst = new URL(url).searchParams.get('term') === 'oka';
        if (!isFirst) await promise;
        return answerOf(isFirst ? 'Okafor, Old' : 'Okafor, New');
      }),
    );
    answers.release = resolve;
  },
  play: async ({ step }) => {
    const input = await openPalette('oka');
    await screen.findByRole('option', { name: /Okafor, Old/ });
    await step('it waits', async () => {
      await userEvent.type(input, 'for{Enter}');
      await expect(await findStatus(/The first result opens when it is found/)).toBeVisible();
      await expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    });
    await step('it opens', async () => {
      answers.release();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
    });
  },
};
