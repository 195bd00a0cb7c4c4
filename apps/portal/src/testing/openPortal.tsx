import { getFeature } from '@agent-portal/data/features/contract';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { isCallOf, mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import {
  type CurrentUser,
  getUserInfo,
  refreshAuthToken,
} from '@agent-portal/data/session/contract';
import { fakeCarrier } from '@agent-portal/data/testing/fakeCarrier';
import { render } from '@testing-library/react';
import { getResponse } from 'msw';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { type FailureName, failures, problem } from './failures.ts';
import { completeBrowser } from './showPage.tsx';

interface Fault {
  readonly call: Endpoint;
  readonly failure: FailureName;
  /** What the body of the failing calls holds, where one endpoint serves several. @default anything */
  readonly holding?: string | undefined;
  readonly user: CurrentUser;
}

/** A token that outlives any test, and one that has to be refreshed. */
const later = '2099-01-01T00:00:00Z';
const past = '2026-11-18T15:00:00Z';

/** What jsdom leaves out of a browser, as far as the shell needs it. */
function completeDocument(): void {
  completeBrowser();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('reportError', () => {});
  const { prototype } = Element as { prototype: Partial<Element> };
  prototype.scrollIntoView ??= () => {};
  const dialogs = HTMLDialogElement as { prototype: Partial<HTMLDialogElement> };
  dialogs.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

/** The portal's code, as a document that nobody has used yet finds it. */
async function unusedPortal() {
  const { createPortalRouter } = await import('../router.tsx');
  const { client } = await import('../session/client.ts');
  const { forgetSession } = await import('../session/session.ts');
  const { appStatus } = await import('../session/appStatus.ts');
  const { notice } = await import('../session/notice.ts');
  client.cancelPrefetches();
  forgetSession();
  appStatus.clear();
  notice.clear();
  return createPortalRouter;
}

/** Whether the last portal learned that features are off. */
let isUsedUp = false;
let router: { dispose: () => void } | undefined;

/** The whole portal at an address, with everything answered as recorded but one call, which fails. */
export async function openPortal(
  address: string,
  { call, failure, holding = '', user }: Fault,
): Promise<{ readonly hasFailed: () => boolean }> {
  completeDocument();
  globalThis.history.replaceState(null, '', address);
  const expiresAt = call.name === refreshAuthToken.name ? past : later;
  const answers = [mockEndpoint(getUserInfo, { ...user, expiresAt }), ...Object.values(mocks)];
  let count = 0;
  fakeCarrier(async (request) => {
    if (isCallOf(call, request) && (await request.clone().text()).includes(holding)) {
      count += 1;
      return failures[failure]();
    }
    return (await getResponse(answers, request)) ?? problem(404);
  });
  // What is known of features is known for as long as a document lives.
  if (call.name === getFeature.name || isUsedUp) vi.resetModules();
  isUsedUp = call.name === getFeature.name;
  const createPortalRouter = await unusedPortal();
  const created = createPortalRouter();
  router = created;
  render(<RouterProvider router={created} />);
  return { hasFailed: () => count > 0 };
}

/** Nothing of the portal listens any more. */
export function closePortal(): void {
  router?.dispose();
  router = undefined;
}
