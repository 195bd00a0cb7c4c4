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
  /** What many rows are called. */
  readonly nouns: string;
  readonly list: Endpoint;
  /** @default it has none */
  readonly listExport?: Endpoint;
  /** Answers a page without rows. */
  readonly empty: HttpHandler;
  /** An address with filters, and how they are said. @default the list has no filters */
  readonly filtered?: readonly [address: string, said: RegExp];
  /** What the exported file is called, but for its date. @default the table's name and policies */
  readonly fileName?: string;
}

/** The rows of a list that are no skeletons. */
export const rowsOf = (name: string) =>
  document.querySelectorAll(`table[aria-label="${name}"] tbody tr:not([data-skeleton])`);

/** The cell of a column in the first row of a list. */
export const cellOf = (name: string, column: string) =>
  rowsOf(name)[0]?.querySelector(`[data-column="${column}"]`);

/** Waits until the lists that load say so, which they do after two seconds: that stays. */
export async function saysItTries(lists = 1): Promise<void> {
  const texts = () => screen.getAllByText('Still trying …');
  await waitFor(() => expect(texts()).toHaveLength(lists), { timeout: 10_000 });
  for (const text of texts()) await expect(text).toBeVisible();
}

/** A list without rows says so, by what its rows are called. */
export const emptyList = (nouns: string, empty: HttpHandler): Story => ({
  beforeEach: ({ msw }) => msw.use(empty),
  play: async ({ canvas }) => {
    const message = new RegExp(`^No ${nouns}( match your search)?$`);
    await expect(await canvas.findByText(message)).toBeVisible();
  },
});

/** How a list loads, is empty, fails and is exported. All lists do so alike, so the pending ones show it for all. */
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
    /** The filters in force are named, and can be cleared where the list is empty. */
    noMatches: {
      tags: ['wide'],
      args: { address },
      beforeEach: ({ msw }) => msw.use(empty),
      play: async ({ canvas }) => {
        const message = await canvas.findByText(`No ${nouns} match your filters`);
        await expect(message).toBeVisible();
        const note = within(message.parentElement ?? message);
        await expect(note.getByText(said)).toBeVisible();
        // The button goes away with the message; the focus goes where the filters are.
        const clear = note.getByRole('button', { name: 'Clear filters' });
        await userEvent.click(clear);
        await waitFor(() => expect(clear).not.toBeInTheDocument());
        await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
      },
    },
    /** A failed list is emptied, and says what failed and how to try again [S8]. */
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
    /** An answer that breaks the contract: the list's own error; another try brings the rows [S8]. */
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
    /** A failed export says so in place, and the list stays. */
    exportFailed: {
      beforeEach: fails(listExport, 500),
      play: async ({ canvas }) => {
        await startExport(canvas);
        await expect(await canvas.findByRole('alert')).toHaveTextContent('The export failed.');
        await expect(rowsOf(name)).toHaveLength(10);
      },
    },
    /** A refused export is no error, and is said in place [S8]. */
    exportRefused: {
      beforeEach: fails(listExport, 403),
      play: async ({ canvas }) => {
        await startExport(canvas);
        const refusal = await canvas.findByText('You do not have access to this export.');
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
    /** The file is named with the status, policies and the date [S7], in a toast. */
    exported: {
      beforeEach: () => {
        const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
        return () => save.mockRestore();
      },
      play: async ({ canvas }) => {
        await startExport(canvas);
        const toasts = await canvas.findByRole('region', { name: 'Messages' });
        await expect(toasts).toHaveTextContent(`${fileName}-11-18-2026.xlsx is in your downloads`);
        await userEvent.click(within(toasts).getByRole('button', { name: 'Dismiss' }));
        await expect(toasts).not.toBeInTheDocument();
      },
    },
    /** The reset stands at the end of the filters, that of all policy lists in a menu beside it [S4]. */
    reset: {
      tags: ['wide'],
      args: { address },
      play: async ({ canvas }) => {
        await ready();
        await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
        const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
        await userEvent.click(panel.getByRole('button', { name: 'More commands' }));
        await expect(
          await screen.findByRole('menuitem', { name: 'Reset all policy lists' }),
        ).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        const chip = canvas.getAllByRole('button', { name: /^Remove filter,/ })[0];
        await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
        await waitFor(() => expect(chip).not.toBeInTheDocument());
      },
    },
  } satisfies Record<string, Story>;
}

/** An endpoint's path as a handler's pattern. */
const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{(\w+)\}/g, ':$1');
