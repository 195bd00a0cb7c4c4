import type { Endpoint } from '@agent-portal/data/endpoint';
import { type Failure, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryFrame } from './StoryFrame.tsx';

type Story = StoryObj<typeof StoryFrame>;

/** A list whose page the stories show. */
interface ListInStories {
  /** The name of its table. */
  readonly name: string;
  /** The plural noun for its rows. */
  readonly nouns: string;
  readonly list: Endpoint;
  /** @default no export */
  readonly listExport?: Endpoint;
  /** Answers with a page without rows. */
  readonly empty: HttpHandler;
  /** An address with filters, and their text on screen. @default the list has no filters */
  readonly filtered?: readonly [address: string, said: RegExp];
  /** The name of the exported file without its date. @default the table's name and policies */
  readonly fileName?: string;
}

/** The rows of a list, without skeletons. */
export const rowsOf = (name: string) =>
  document.querySelectorAll(`table[aria-label="${name}"] tbody tr:not([data-skeleton])`);

/** The cell of a column in the first row of a list. */
export const cellOf = (name: string, column: string) =>
  rowsOf(name)[0]?.querySelector(`[data-column="${column}"]`);

/** Checks that the name in the first row of a list links to the client, with a target of at least 24 px. */
export async function linksToClient(name: string, clientId: string | undefined): Promise<void> {
  const link = cellOf(name, 'primaryInsured')?.querySelector('a');
  await expect(link).toHaveAttribute('href', `/client/${clientId}`);
  await expect(link).toBeVisible();
  await expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
}

/** Waits for the text that loading lists show after two seconds, and checks that it stays. */
export async function saysItTries(lists = 1): Promise<void> {
  const texts = () => screen.getAllByText('Still trying …');
  await waitFor(() => expect(texts()).toHaveLength(lists), { timeout: 10_000 });
  for (const text of texts()) await expect(text).toBeVisible();
}

/** An empty list says so, with the noun for its rows. */
export const emptyList = (nouns: string, empty: HttpHandler): Story => ({
  beforeEach: ({ msw }) => msw.use(empty),
  play: async ({ canvas }) => {
    const message = new RegExp(`^No ${nouns}( match your search)?$`);
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

/** A list that loads, is empty, fails or is exported. The pending lists show this for all lists. */
export function listStories({
  name,
  nouns,
  list,
  listExport = list,
  empty,
  filtered = ['', /./],
  fileName = `${name}-policies`,
}: ListInStories) {
  const fails =
    (endpoint: Endpoint, failure: Failure): Story['beforeEach'] & object =>
    ({ msw }) =>
      msw.use(mockFailure(endpoint, failure));
  const ready = () => waitFor(() => expect(rowsOf(name)).toHaveLength(10));
  const startExport = async (canvas: ReturnType<typeof within>) => {
    await ready();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export to Excel' }));
  };
  const [address, said] = filtered;

  return {
    loading: {
      beforeEach: fails(list, 'timeout'),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
        await saysItTries();
      },
    },
    empty: emptyList(nouns, empty),
    /** An empty list names the active filters and has a button to clear them. */
    noMatches: {
      tags: ['wide'],
      args: { address },
      beforeEach: ({ msw }) => msw.use(empty),
      play: async ({ canvas }) => {
        const message = await canvas.findByText(`No ${nouns} match your filters`);
        await expect(message).toBeVisible();
        const note = within(message.parentElement ?? message);
        await expect(note.getByText(said)).toBeVisible();
        // The button disappears with the message, so the focus moves to the filters.
        const clear = note.getByRole('button', { name: 'Clear filters' });
        await userEvent.click(clear);
        await waitFor(() => expect(clear).not.toBeInTheDocument());
        await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
      },
    },
    /** A failed list is empty, says what failed and has a 'Try again' button [S8]. */
    noNetwork: {
      beforeEach: fails(list, 'network'),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'An unexpected error occured.  Please try again later.',
          { normalizeWhitespace: false },
        );
        await expect(rowsOf(name)).toHaveLength(0);
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
    /** An answer that violates the contract shows the list's own error; a retry shows the rows [S8]. */
    brokenAnswer: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(`*${pathOf(list)}`, () => HttpResponse.json({ surprise: true })));
      },
      play: async ({ canvas, msw }) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'An unexpected error occured.',
        );
        msw.use(...Object.values(mocks));
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await ready();
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      },
    },
    /** A 5xx replaces the content with the error page [S8]. */
    serverError: {
      beforeEach: fails(list, 503),
      play: async ({ canvas }) => {
        const oops = { name: 'Oops! Something went wrong.' };
        await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
        await expect(canvas.getByText('Reference: 00000000-mock')).toBeVisible();
      },
    },
    /** A 403 replaces the content with the unauthorized page [S8]. */
    forbidden: {
      beforeEach: fails(list, 403),
      play: async ({ canvas }) => {
        const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
        await expect(heading).toHaveFocus();
        await expect(canvas.getByText('You do not have access to this page')).toBeVisible();
      },
    },
    /** A failed export shows a message above the list, and the list stays. */
    exportFailed: {
      beforeEach: fails(listExport, 500),
      play: async ({ canvas }) => {
        await startExport(canvas);
        await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
        await expect(rowsOf(name)).toHaveLength(10);
      },
    },
    /** A refused export shows a message, not an error [S8]. */
    exportRefused: {
      beforeEach: fails(listExport, 403),
      play: async ({ canvas }) => {
        await startExport(canvas);
        const refusal = await canvas.findByText('You do not have access to this file.');
        await expect(refusal).toBeVisible();
      },
    },
    exportRunning: {
      beforeEach: fails(listExport, 'timeout'),
      play: async ({ canvas }) => {
        await startExport(canvas);
        await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
      },
    },
    /** A toast shows the file name, with the status, 'policies' and the date [S7]. */
    exported: {
      beforeEach: () => {
        const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
        return () => save.mockRestore();
      },
      play: async ({ canvas }) => {
        await startExport(canvas);
        const toasts = await canvas.findByRole('region', { name: 'Messages' });
        await expect(toasts).toHaveTextContent(`${fileName}-11-18-2026.xlsx is in your downloads`);
        await userEvent.click(within(toasts).getByRole('button', { name: /^Dismiss/ }));
        await expect(toasts).not.toBeInTheDocument();
      },
    },
    /** The reset is after the filters; the menu of the list resets all policy lists [S4]. */
    reset: {
      tags: ['wide'],
      args: { address },
      play: async ({ canvas }) => {
        await ready();
        await userEvent.click(canvas.getByRole('button', { name: 'More commands' }));
        await expect(
          await screen.findByRole('menuitem', { name: 'Reset all policy lists' }),
        ).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
        const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
        const chip = canvas.getAllByRole('button', { name: /^Remove filter,/ })[0];
        await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
        await waitFor(() => expect(chip).not.toBeInTheDocument());
      },
    },
  } satisfies Record<string, Story>;
}

/** The pattern of a mock handler for an endpoint's path. */
const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{(\w+)\}/g, ':$1');
