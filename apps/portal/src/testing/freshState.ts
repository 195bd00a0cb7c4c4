import { contentMocks } from '@agent-portal/data/content/mocks';
import { rememberingDisplay } from '@agent-portal/data/display/mocks';
import { featuresMocks } from '@agent-portal/data/features/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { notificationsMocks, rememberingReader } from '@agent-portal/data/notifications/mocks';
import { getWatches } from '@agent-portal/data/watches/contract';
import { watches } from '@agent-portal/data/watches/mocks';
import { clearToasts } from '@agent-portal/ui/Toast';
import type { HttpHandler } from 'msw';
import { viewAs } from '../session/identity/viewAs.ts';

/**
 * Clears what an earlier story has stored in the browser, and answers the shell's calls. The previous story's
 * portal needs no cleanup, because each story has its own portal (StoryFrame.tsx).
 */
export function freshState(context: object = {}): void {
  const { msw } = context as { msw?: { use: (...handlers: HttpHandler[]) => void } };
  msw?.use(...Object.values({ ...contentMocks, ...featuresMocks }));
  msw?.use(
    mockEndpoint(getWatches, watches.none),
    notificationsMocks.getTemporaryMessages,
    ...rememberingReader(),
    ...rememberingDisplay(),
  );
  localStorage.clear();
  sessionStorage.clear();
  viewAs.forget();
  clearToasts();
}
