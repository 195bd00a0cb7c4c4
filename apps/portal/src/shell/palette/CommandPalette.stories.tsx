import { impersonate } from '@agent-portal/data/impersonation/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { search } from '@agent-portal/data/search/contract';
import { searches } from '@agent-portal/data/search/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '../../areas/content/HomePage.tsx';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';

/** The command palette, as Ctrl+K opens it. */
const meta = {
  title: 'Patterns/Command palette',
  component: StoryFrame,
  args: { address: '/home', children: <HomePage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Opens the palette and types; its code comes slowly from a cold dev server. */
async function open(text = '') {
  await screen.findByRole('button', { name: /Policy, client|Find a page|Agent or page/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  if (text) await userEvent.type(input, text);
  return input;
}

/** What the palette says of its rows: seen, and not what is only announced. */
const status = (text: string | RegExp) => screen.findByText(text, { selector: 'p > span' });

/** Before anything is typed: the pages that the user may open. */
export const Pages: Story = {
  play: async () => {
    await open();
    await expect(screen.getByRole('option', { name: /^Pending ?\/pending$/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Home ?\/home$/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Policies by a part of the insured's name; the arrow keys go through all rows, and round. */
export const Policies: Story = {
  play: async () => {
    const input = await open('okafor');
    const rows = await screen.findAllByRole('option', { name: /Okafor/ });
    await expect(rows).toHaveLength(8);
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows[7]).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', rows[7]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const PoliciesPhone: Story = { ...Policies, globals: phone };

/** Every key that moves in the list, takes of it or leaves it; the focus stays in the input. */
export const EveryKey: Story = {
  play: async ({ step }) => {
    const button = await screen.findByRole('button', { name: 'Policy, client or page' });
    button.focus();
    const input = await open();
    // Rows may come while the keys are tried.
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
  },
};

/** The carrier is being asked. */
export const Searching: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(search, 'timeout'));
  },
  play: async () => {
    await open('okafor');
    await expect(await status('Searching policies…')).toBeVisible();
  },
};

/** The pages stay, and the failure can be tried again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(search, 500));
  },
  play: async () => {
    await open('pending');
    await expect(await status(/The search for policies failed/)).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Pending ?\/pending$/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FailedPhone: Story = { ...Failed, globals: phone };

export const NothingFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, { policies: [], agents: [] }));
  },
  play: async () => {
    await open('zzzz');
    await expect(await status('Nothing found for “zzzz”.')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** Two letters find pages; policies need three. */
export const TooShort: Story = {
  play: async () => {
    await open('ho');
    await expect(await status(/at least three characters to find policies/)).toBeVisible();
  },
};

/** A visitor finds pages that need no login. */
export const Visitor: Story = {
  args: { user: people.visitor },
  play: async () => {
    await open();
    await expect(screen.getByRole('combobox', { name: 'Find a page' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /^Pending ?\/pending$/ })).toBeNull();
  },
};

/** A sub-account without the role finds no policies. */
export const SubAccount: Story = {
  args: { user: people.subWithClaims },
  play: async () => {
    await open('okafor');
    await expect(await status('Nothing found for “okafor”.')).toBeVisible();
  },
};

/** Home office finds whom it can act for. */
export const HomeOffice: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents));
  },
  play: async () => {
    await open('whitfield');
    const row = await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await expect(row).toHaveTextContent('4471902, 4471918, 4471925');
  },
};

/** The carrier is being asked whether home office may act for the agent. */
export const Impersonating: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents), mockFailure(impersonate, 'timeout'));
  },
  play: async () => {
    await open('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await expect(await status('Act for Dana Whitfield…')).toBeVisible();
  },
};

/** The carrier did not let home office act for the agent: all is as it was. */
export const ImpersonationFailed: Story = {
  args: { user: people.homeOffice },
  beforeEach: ({ msw }) => {
    msw.use(mockEndpoint(search, searches.agents), mockFailure(impersonate, 409));
  },
  play: async () => {
    await open('whitfield');
    await screen.findByRole('option', { name: /Act for Dana Whitfield/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '‘Act for Dana Whitfield’ did not work.',
    );
  },
};

/** Closing it gives the focus back. */
export const Closed: Story = {
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Policy, client or page' });
    button.focus();
    await open('x');
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
