import { contentMocks } from '@agent-portal/data/content/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getWatches } from '@agent-portal/data/watches/contract';
import { watches } from '@agent-portal/data/watches/mocks';
import type { HttpHandler } from 'msw';
import { appStatus } from '../session/appStatus.ts';
import { notice } from '../session/notice.ts';
import { listMemory } from '../shared/list/address/listMemory.ts';
import { forgetRead } from '../shell/notifications/readNotifications.ts';
import frame from '../layouts/frame.css?inline';
import frameBar from '../layouts/frameBar.css?inline';
import frameNavigation from '../layouts/frameNavigation.css?inline';
import framePrint from '../layouts/framePrint.css?inline';
import frameRail from '../layouts/frameRail.css?inline';
import frameWidths from '../layouts/frameWidths.css?inline';

/**
 * Takes away what a former story left outside React, gives the shell its frame's style, and answers
 * what the shell asks for.
 */
export function freshState(context: object = {}): () => void {
  const { msw } = context as { msw?: { use: (...handlers: HttpHandler[]) => void } };
  msw?.use(...Object.values(contentMocks), mockEndpoint(getWatches, watches.none));
  localStorage.clear();
  forgetRead();
  appStatus.clear();
  notice.clear();
  listMemory.forget();
  const style = document.createElement('style');
  style.textContent = frame + frameNavigation + frameBar + frameWidths + frameRail + framePrint;
  document.head.append(style);
  return () => style.remove();
}
