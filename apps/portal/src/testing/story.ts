import { contract, type EndpointName } from '@agent-portal/data/contract';
import { type Failure, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks, recordedAnswer } from '@agent-portal/data/mocks/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { http, type HttpHandler } from 'msw';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshState } from './freshState.ts';
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx';

/** A story of a page, or of a part of the shell. */
export type Story = StoryObj<typeof StoryFrame>;
export type Play = NonNullable<Story['play']>;
export type Canvas = Parameters<Play>[0]['canvas'];

/**
 * All content must be in a landmark (axe's `region`). The skip link is an exception: axe recognizes it only as the first
 * link of the document, which it is not in Storybook.
 */
const pageParameters = {
  layout: 'fullscreen',
  a11y: {
    config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not(.frame-skip)' }] },
  },
};

/**
 * What the stories of a page have in common. Each starts with a fresh state and the recorded answers.
 * @param beforeEach what each of them also does first
 */
export const pageMeta = (
  address: string,
  children: ReactNode,
  args: Omit<StoryFrameProps, 'address' | 'children'> = {},
  beforeEach: (story: StoryContext<StoryFrameProps>) => void | (() => void) = () => {},
) =>
  ({
    component: StoryFrame,
    args: { address, children, ...args },
    parameters: pageParameters,
    beforeEach: (story) => {
      const { msw } = story;
      msw.use(http.all('*', ({ request }) => recordedAnswer(request)));
      freshState({ msw });
      return beforeEach(story);
    },
  }) satisfies Meta<typeof StoryFrame>;

type BeforeEach = Extract<Story['beforeEach'], (...args: never[]) => unknown>;

/** A play function, after what else differs from the other stories: the story, or only its `beforeEach`. */
type Played = readonly [play: Play] | readonly [setup: Story | BeforeEach, play: Play];

/** A story that shows what happens after the user does something. The snippets read its arguments (`.storybook/snippets/storyParts.ts`). */
export function plays(...played: Played): Story {
  if (played.length === 1) return { play: played[0] };
  const [setup, play] = played;
  return typeof setup === 'function' ? { beforeEach: setup, play } : { ...setup, play };
}

/** Preloads lazy code: a cold dev server takes longer than the timeout of the tests. */
export const preloads = (load: () => Promise<object>) => ({ loaders: [load] });

/** The `beforeEach` of a story with answers that differ from the recorded ones. */
export const answers =
  (...handlers: readonly HttpHandler[]): BeforeEach =>
  ({ msw }) =>
    msw.use(...handlers);

/** The `beforeEach` of a story in which a call fails. */
export const fails = (call: EndpointName, how: Failure) =>
  answers(mockFailure(contract[call], how));

/** The same story on a phone, where nothing is wider than the window. */
export function onPhone(...given: Played | readonly [story?: Story]): Story {
  const [first = {}] = given;
  const isPlayed = given.length === 2 || typeof first === 'function';
  const story = isPlayed ? plays(...(given as Played)) : first;
  return {
    ...story,
    globals: { viewport: { value: 'phone' } },
    play: async (context) => {
      await story.play?.(context);
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  };
}

/** What the generated states of a page need to know. */
interface PageInStories {
  /** The calls without which the page has nothing to show. */
  readonly reads: readonly EndpointName[];
  /** An element that the page shows when they are answered. */
  readonly content: (page: Canvas) => Element | null | undefined;
  /** Answers with nothing. */
  readonly none?: readonly HttpHandler[];
  /** What the page then says. */
  readonly empty?: readonly (string | RegExp)[];
  /** What the page says when a read fails. @default the sentence of [S8] */
  readonly failure?: string | RegExp;
  /** What the page says when a read is refused. @default the unauthorized page replaces it */
  readonly refusal?: string | RegExp;
  /** The heading and the link of the page if the record does not exist. */
  readonly missing?: readonly [heading: string, link: string];
}

const main = () => within(screen.getByRole('main'));

/** What shows that something is loading: a busy part, or the lines of a skeleton. */
const skeletons = 'main :is([aria-busy="true"], [aria-hidden="true"] > span:empty)';

/** Generates the states of a page. Export each by name: `export const Loading = states.loading;`. */
export function statesOf({
  reads,
  content,
  none = [],
  empty = [],
  failure = 'An unexpected error occured. Please try again later.',
  refusal,
  missing,
}: PageInStories) {
  const failing = (how: Failure, play: Play, calls = reads) =>
    ({
      beforeEach: answers(...calls.map((call) => mockFailure(contract[call], how))),
      play,
    }) satisfies Story;
  const restoreAnswers = ({ msw }: Parameters<Play>[0]) =>
    msw.use(...reads.map((read) => mocks[read]));
  const showsContent = () => waitFor(() => expect(content(main())).toBeVisible());
  const hidesContent = () => expect(content(main()) ?? null).toBeNull();
  /** Presses each 'Try again' once: when one part is there, the next one may show its own. */
  const tryAgain = async () => {
    const pressed = new Set<Element>();
    await waitFor(async () => {
      const buttons = main().queryAllByRole('button', { name: /^Try again/ });
      const button = buttons.find((one) => !pressed.has(one));
      if (button) {
        pressed.add(button);
        await userEvent.click(button);
      }
      await expect(content(main())).toBeVisible();
      await expect(main().queryByRole('alert')).toBeNull();
    });
    await expect(pressed.size).toBeGreaterThan(0);
  };
  /** The page of [S8] replaces the content, and its heading has the focus. */
  const showsErrorPage = async (name: string, text: string) => {
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await main().findByText(text)).toBeVisible();
    await hidesContent();
  };

  return {
    /** Shows the heading and a skeleton, but no content, empty message or error. */
    loading: failing('timeout', async ({ canvas }) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await waitFor(() => expect(document.querySelector(skeletons)).toBeVisible());
      await hidesContent();
      await expect(main().queryByRole('alert')).toBeNull();
      for (const text of empty) await expect(main().queryByText(text)).toBeNull();
    }),
    /** Says what is missing, and shows no error. */
    empty: {
      beforeEach: answers(...none),
      play: async ({ canvas }) => {
        for (const text of empty) await expect(await canvas.findByText(text)).toBeVisible();
        await expect(main().queryByRole('alert')).toBeNull();
      },
    },
    /** The page says what failed. 'Try again' loads it. */
    failed: failing('network', async (context) => {
      const [alert] = await context.canvas.findAllByRole('alert');
      await expect(alert).toHaveTextContent(failure);
      await hidesContent();
      restoreAnswers(context);
      await tryAgain();
    }),
    /** A 5xx replaces the content with the error page, from which 'Try again' returns [S8]. */
    serverError: failing(
      503,
      async (context) => {
        await showsErrorPage('Oops! Something went wrong.', 'Reference: 00000000-mock');
        restoreAnswers(context);
        await tryAgain();
      },
      reads.slice(0, 1),
    ),
    /** A 403 replaces the content with the unauthorized page [S8], or the page says it in place. */
    forbidden: failing(403, async ({ canvas }) => {
      if (!refusal) return showsErrorPage('Unauthorized.', 'You do not have access to this page');
      const [text] = await canvas.findAllByText(refusal);
      await expect(text).toBeVisible();
      await expect(main().queryByRole('button', { name: /^Try again/ })).toBeNull();
      return hidesContent();
    }),
    /** The thing does not exist, or belongs to another user. */
    notFound: failing(404, async ({ canvas }) => {
      if (!missing) throw new Error('Name the heading and the link of a missing page.');
      const [name, link] = missing;
      const heading = await canvas.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(main().getByRole('link', { name: link })).toBeVisible();
      await hidesContent();
    }),
    phone: onPhone(showsContent),
  } satisfies Record<string, Story>;
}
