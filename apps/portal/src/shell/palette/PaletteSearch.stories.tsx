import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { answers, onPhone, pageMeta, type Story } from '../../testing/story.ts';
import { findStatus, openPalette } from './paletteStory.ts';

/** The search of the command palette: more results than it shows, and Enter before the answer. */
export default { title: 'Patterns/Command palette search', ...pageMeta('/home', <HomePage />) };

/** Releases the answers that a story delays. */
const delayed = { release: () => {} };

/** Not all claims are shown: the heading has their number, and the last row opens all of them. */
export const MoreClaims: Story = {
  beforeEach: answers(mockEndpoint(search, { ...searches.claims, moreClaims: 18 })),
  play: async () => {
    await openPalette('C1000');
    await expect(await screen.findByRole('group', { name: 'Claims (5 of 23)' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'See all 23 claims' })).toBeVisible();
    await expect(screen.queryByText(/keep typing/)).toBeNull();
  },
};

export const MoreClaimsPhone = onPhone(MoreClaims);

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
    delayed.release = resolve;
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
      delayed.release();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
    });
  },
};
