import { initialGlobals } from './toolbar.ts';

/** What a play function gets from Storybook, as far as its language depends on it. */
interface Played {
  readonly globals: Readonly<Record<string, unknown>>;
  /** Those that the story itself sets. */
  readonly storyGlobals?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * A play function that only tests, which looks for the words of one language: English, or that of its
 * story. In another language of the toolbar it does not run: the story shows its first state, and the panel
 * of interactions no error.
 */
export const inItsLanguage =
  <Context extends Played>(play: (context: Context) => unknown) =>
  async (context: Context): Promise<void> => {
    const written = context.storyGlobals?.['language'] ?? initialGlobals.language;
    if ((context.globals['language'] ?? initialGlobals.language) === written) await play(context);
  };
