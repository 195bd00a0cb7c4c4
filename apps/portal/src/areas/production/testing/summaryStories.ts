import type { Endpoint } from '@agent-portal/data/endpoint';
import { type Failure, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rowsOf } from '../../../testing/listStories.ts';
import type { StoryFrame } from '../../../testing/StoryFrame.tsx';

type Story = StoryObj<typeof StoryFrame>;

/** A summary of production whose page the stories show. */
interface SummaryInStories {
  /** The name of its table. */
  readonly name: string;
  /** The calls that return its rows and its export. */
  readonly rows: Endpoint;
  readonly file: Endpoint;
}

/** How a production summary loads, fails and exports. All summaries work the same, so one page shows it. */
export function summaryStories({ name, rows, file }: SummaryInStories) {
  const fails =
    (endpoint: Endpoint, failure: Failure): Story['beforeEach'] & object =>
    ({ msw }) =>
      msw.use(mockFailure(endpoint, failure));
  const ready = () => waitFor(() => expect(rowsOf(name).length).toBeGreaterThan(0));
  const exportRows = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  return {
    ready,
    loading: {
      beforeEach: fails(rows, 'timeout'),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
      },
    },
    noNetwork: {
      beforeEach: fails(rows, 'network'),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          'You seem to be offline: check your connection.',
        );
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
    /** The agent is not in the user's downline: the rows show an error, and the page stays. */
    notFound: {
      beforeEach: fails(rows, 404),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('alert')).toBeVisible();
        await expect(rowsOf(name)).toHaveLength(0);
      },
    },
    /** A 5xx replaces the content with the error page [S8]. */
    serverError: {
      beforeEach: fails(rows, 503),
      play: async ({ canvas }) => {
        const oops = { name: 'Oops! Something went wrong.' };
        await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
      },
    },
    /** A 403 replaces the content with the unauthorized page [S8]. */
    forbidden: {
      beforeEach: fails(rows, 403),
      play: async ({ canvas }) => {
        const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
        await expect(heading).toHaveFocus();
      },
    },
    exportFailed: {
      beforeEach: fails(file, 500),
      play: async ({ canvas }) => {
        await ready();
        await exportRows();
        await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
      },
    },
    /** A refused export is not an error. A message next to the button explains it [S8]. */
    exportRefused: {
      beforeEach: fails(file, 403),
      play: async ({ canvas }) => {
        await ready();
        await exportRows();
        await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
      },
    },
  } satisfies Record<string, Story | (() => Promise<void>)>;
}
