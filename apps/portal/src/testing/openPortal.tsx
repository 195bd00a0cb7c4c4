import type { Endpoint } from '@agent-portal/data/endpoint';
import { isCallOf, mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { recordedAnswer } from '@agent-portal/data/mocks/mocks';
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
import { createPortal, type Portal } from '../createPortal.ts';
import { PortalContext } from '../PortalContext.ts';
import { createPortalRouter } from '../router.tsx';
import { type FailureName, failures, problem } from './failures.ts';
import { completeBrowser } from './showPage.tsx';

interface Fault {
  readonly call: Endpoint;
  readonly failure: FailureName;
  /** Text in the body of the calls that fail, if the endpoint has several uses. @default any text */
  readonly holding?: string | undefined;
  /** A call that the carrier does not offer. @default it offers all */
  readonly lacking?: Endpoint | undefined;
  readonly user: CurrentUser;
  /** Opens the login page; returns false if it stays on the page. */
  readonly goToLogin: () => boolean;
}

/** The expiry of a token that outlives any test, and of one that must be refreshed. */
const later = '2099-01-01T00:00:00Z';
const past = '2026-11-18T15:00:00Z';

/** Adds the browser features that the shell needs and jsdom does not have. */
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

let portal: Portal | undefined;

/** Opens the whole portal at an address. One call fails; all others get their recorded answers. */
export function openPortal(
  address: string,
  { call, failure, holding = '', lacking, user, goToLogin }: Fault,
): { readonly hasFailed: () => boolean } {
  completeDocument();
  globalThis.history.replaceState(null, '', address);
  const expiresAt = call.name === refreshAuthToken.name ? past : later;
  const answers = [mockEndpoint(getUserInfo, { ...user, expiresAt })];
  let count = 0;
  fakeCarrier(async (request) => {
    if (isCallOf(call, request) && (await request.clone().text()).includes(holding)) {
      count += 1;
      return failures[failure]();
    }
    if (lacking && isCallOf(lacking, request)) return problem(404);
    return (await getResponse(answers, request)) ?? (await recordedAnswer(request)) ?? problem(404);
  });
  // withRetries.test.ts tests how often a read is retried.
  portal = createPortal({ retries: 0, goToLogin });
  render(
    <PortalContext value={portal}>
      <RouterProvider router={createPortalRouter(portal)} />
    </PortalContext>,
  );
  return { hasFailed: () => count > 0 };
}

/** Removes all listeners of the portal. */
export function closePortal(): void {
  portal?.stop();
  portal = undefined;
}
