import { mocks } from '@agent-portal/data/mocks/mocks';
import type { StoryContext } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { freshState } from './freshState.ts';
import type { StoryFrameProps } from './StoryFrame.tsx';

/**
 * Starts a story of a page anew.
 * @param answers what the page's calls get @default of every endpoint
 */
export function freshPage(
  { msw }: StoryContext<StoryFrameProps>,
  answers: Readonly<Record<string, HttpHandler>> = mocks,
): void {
  msw.use(...Object.values(answers));
  freshState({ msw });
}
