import { mocks } from '@agent-portal/data/mocks/mocks';
import type { HttpHandler } from 'msw';
import { appStatus } from '../session/appStatus.ts';
import { notice } from '../session/notice.ts';
import { filterMemory } from '../shared/list/filterMemory.ts';
import frameStyle from '../layouts/frame.css?inline';

/** What a story gives its beforeEach. */
interface Story {
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void };
}

/**
 * Takes away what a former story left outside React, gives the shell its frame's style, and answers
 * for the features, which every shell asks for.
 */
export function freshState(story?: object): () => void {
  (story as Story | undefined)?.msw.use(mocks.getFeature);
  appStatus.clear();
  notice.clear();
  filterMemory.forget();
  const style = document.createElement('style');
  style.textContent = frameStyle;
  document.head.append(style);
  return () => style.remove();
}
