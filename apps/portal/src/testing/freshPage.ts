import { mocks } from '@agent-portal/data/mocks/mocks';
import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { freshState } from './freshState.ts';
import type { StoryFrameProps } from './StoryFrame.tsx';

/**
 * Starts a story of a page with a fresh state.
 * @param answers the answers to the page's calls @default the recorded ones of every endpoint
 */
export function freshPage(
  { msw }: StoryContext<StoryFrameProps>,
  answers: Readonly<Record<string, HttpHandler>> = mocks,
): void {
  msw.use(...Object.values(answers));
  freshState({ msw });
}
