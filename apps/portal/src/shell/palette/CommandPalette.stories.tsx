import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { answers, fails, onPhone, pageMeta, type Story, plays } from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { findStatus, openPalette } from './paletteStory.ts';

/** The command palette, as Ctrl+K opens it. */
export default { title: 'Patterns/Command palette', ...pageMeta('/home', <HomePage />) };

/** With an empty search: items that need action first, then the pages that the user may open. */
export const Pages = plays(async () => {
  await openPalette();
  const first = await screen.findByRole('option', {
    name: /^Requirements that need action \(\d/,
  });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(screen.getByRole('option', { name: 'Pending' })).toBeVisible();
  await expect(screen.getByRole('option', { name: 'Home' })).toBeVisible();
  await expect(await findStatus(/^Search policies, claims, cases, pages and help/)).toBeVisible();
});

export const PagesPhone = onPhone(Pages);

/** Claims and cases by their number, and clients by their phone number. */
export const Numbers: Story = {
  beforeEach: ({ msw }) => {
    const { claims, cases, clients } = searches;
    msw.use(
      mockEndpoint(search, { ...claims, cases: cases.cases ?? [], clients: clients.clients ?? [] }),
    );
  },
  play: async () => {
    await openPalette('number');
    await screen.findByRole('option', { name: /^Claim C100001 · / });
    await expect(screen.getByRole('option', { name: /^Case E-NL0018O0142 · / })).toBeVisible();
    await expect(
      screen.getByRole('option', { name: /^Okafor, Ifeoma · \(\d{3}\) \d{3}-\d{4}/ }),
    ).toBeVisible();
  },
};

export const NumbersPhone = onPhone(Numbers);

/** Actions of the user, and topics of the help page. */
export const CommandsAndHelp = plays(async () => {
  await openPalette('invite');
  await expect(await screen.findByRole('option', { name: /^Invite a user/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    await within(await screen.findByRole('group', { name: 'Help topics' })).findAllByRole('option'),
  ).not.toHaveLength(0);
});

/** Policies by a part of the insured's name; the arrow keys go through all rows, and wrap around. */
export const Policies = plays(async () => {
  const input = await openPalette('okafor');
  const rows = await screen.findAllByRole('option', { name: /Okafor/ });
  await expect(rows).toHaveLength(13);
  await userEvent.keyboard('{ArrowUp}');
  await expect(rows[12]).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', rows[12]?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
});

export const PoliciesPhone = onPhone(Policies);

/** Every key that moves in the list, runs a row or closes the palette; the focus stays in the input. */
export const EveryKey = plays(async ({ step }) => {
  const button = await screen.findByRole('button', { name: 'Policy, client or page' });
  button.focus();
  const input = await openPalette();
  // Rows may arrive while the keys are pressed.
  const last = () => screen.getAllByRole('option').length;
  const active = () => {
    const row = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return Number(row?.getAttribute('aria-posinset'));
  };
  await expect(active()).toBe(1);
  const moves = [
    ['ArrowDown', 2],
    ['PageDown', 10],
    ['Home', 10],
    ['End', 10],
    ['PageUp', 2],
    ['PageUp', 1],
    ['ArrowUp', last],
    ['PageDown', last],
    ['ArrowDown', 1],
  ] as const;
  for (const [key, row] of moves) {
    await step(
      `${key} leads to ${typeof row === 'number' ? `row ${row}` : 'the last row'}`,
      async () => {
        await userEvent.keyboard(`{${key}}`);
        await expect(active()).toBe(typeof row === 'number' ? row : row());
        await expect(input).toHaveFocus();
      },
    );
  }
  await step('what is typed starts at the first row', async () => {
    await userEvent.keyboard('{ArrowDown}pen');
    await expect(active()).toBe(1);
    await expect(screen.getByRole('option', { selected: true })).toBe(
      screen.getAllByRole('option')[0],
    );
  });
  await step(
    'the pointer activates what it moves over, and the keys go on from there',
    async () => {
      await userEvent.clear(input);
      const third = screen.getAllByRole('option')[2];
      if (third) await userEvent.hover(third);
      await expect(active()).toBe(3);
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toBe(4);
    },
  );
  await step('Tab goes to what else there is, and stays in the dialog', async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  });
});

/** A search is in progress. */
export const Searching = plays(fails('search', 'timeout'), async () => {
  await openPalette('okafor');
  await expect(await findStatus('Searching policies, claims and cases…')).toBeVisible();
});

/** The pages stay, and the user can retry the failed search. */
export const Failed = plays(fails('search', 500), async () => {
  await openPalette('pending');
  await expect(await findStatus(/The search for policies, claims and cases failed/)).toBeVisible();
  await expect(screen.getByRole('option', { name: 'Pending' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const FailedPhone = onPhone(Failed);

export const NothingFound: Story = {
  beforeEach: answers(mockEndpoint(search, { policies: [], agents: [] })),
  play: async () => {
    await openPalette('zzzz');
    await expect(await findStatus(/^Nothing found for “zzzz”\. Search policies/)).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** One letter finds pages; policies need two. */
export const TooShort = plays(async () => {
  await openPalette('h');
  await expect(
    await findStatus(/at least two characters to find policies, claims and cases/),
  ).toBeVisible();
});

/** A visitor finds pages that need no login. */
export const Visitor = plays({ args: { user: people.visitor } }, async () => {
  await openPalette();
  await expect(screen.getByRole('combobox', { name: 'Find a page' })).toBeVisible();
  await expect(screen.queryByRole('option', { name: 'Pending' })).toBeNull();
});

/** A sub-account without a role finds only pages. */
export const SubAccount = plays({ args: { user: people.subWithNothing } }, async () => {
  await openPalette('okafor');
  await expect(
    await findStatus('Nothing found for “okafor”. Type the name of a page.'),
  ).toBeVisible();
});

/** A sub-account with only the claims role searches for claims. */
export const SubAccountWithClaims = plays({ args: { user: people.subWithClaims } }, async () => {
  await openPalette();
  await expect(screen.getByRole('combobox', { name: 'Claim or page' })).toBeVisible();
  await expect(
    await findStatus('Search claims, pages and help topics by name or number.'),
  ).toBeVisible();
});
