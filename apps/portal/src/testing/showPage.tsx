import { Blob as NodeBlob } from 'node:buffer';
import { DataProvider } from '@agent-portal/data';
import type { Endpoint } from '@agent-portal/data/endpoint';
import { isCallOf } from '@agent-portal/data/mocks/mockEndpoint';
import { recordedAnswer } from '@agent-portal/data/mocks/mocks';
import { fakeCarrier, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { getResponse, type HttpHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createPortal } from '../createPortal.ts';
import { routes } from '../routes.ts';
import { Content } from '../shell/frame/Content.tsx';
import { type FailureName, failures, login, problem } from './failures.ts';
import { inPortal } from './inPortal.tsx';
import { people } from './people.ts';

/** Long, because a machine under load is slow. In milliseconds. */
export const patience = { timeout: 30_000 };

/** Adds the browser features that the pages need and jsdom does not have. */
export function completeBrowser(): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  // Everything is on the screen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.#report = report;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        this.#report([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('CSS', { escape: (text: string) => text, supports: () => false });
}

/** A row's address as a regular expression: a parameter matches anything except a slash. */
const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

interface Answers {
  /** The call that fails, if one does. */
  readonly call?: Endpoint;
  readonly failure?: FailureName;
  /** Answers that differ from the recorded ones. */
  readonly answers: readonly HttpHandler[];
}

/** Renders the page of an address. One call can fail; all others get their recorded answers. */
export async function showPage(
  address: string,
  { call, failure, answers }: Answers,
): Promise<ReturnType<typeof createMemoryRouter>> {
  const row = routes.find(({ paths: [pattern] }) =>
    toPattern(pattern).test(address.replace(/\?.*/, '')),
  );
  if (!row?.lazy) throw new Error(`No page has the address ${address}.`);
  const { Page } = await row.lazy();
  completeBrowser();
  fakeCarrier(async (request) => {
    if (call && failure && isCallOf(call, request)) return failures[failure]();
    return (
      (await getResponse([...answers], request)) ?? (await recordedAnswer(request)) ?? problem(404)
    );
  });
  const portal = createPortal();
  const { client } = testClient({
    onUnauthenticated: login,
    onServerError: portal.appStatus.fail,
    onForbidden: portal.appStatus.refuse,
  });
  const handle = { id: row.id, title: row.title, layout: 'navigation', trail: [] } as const;
  const router = createMemoryRouter(
    [{ element: <Content />, children: [{ path: row.paths[0], handle, element: <Page /> }] }],
    { initialEntries: [address] },
  );
  render(
    <DataProvider client={client} identity={people.agent.username}>
      <RouterProvider router={router} />
    </DataProvider>,
    { wrapper: inPortal(portal) },
  );
  return router;
}

/** Waits for an element. */
function there<Found>(name: string, find: () => Found | null | undefined): Promise<Found> {
  return waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }, patience);
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Finds a button by its name or the start of the name, and presses it when it is enabled. */
export async function press(name: string | { readonly start: string }): Promise<void> {
  const isNamed = (found: string) =>
    typeof name === 'string' ? found === name : found.startsWith(name.start);
  const button = await there(typeof name === 'string' ? name : name.start, () =>
    ['[role$="dialog"] button', 'button']
      .flatMap((where) => Array.from(document.querySelectorAll<HTMLButtonElement>(where)))
      .find((one) => isNamed(nameOf(one)) && !one.disabled),
  );
  fireEvent.click(button);
}

/** Presses an entry of an open menu, by its name. */
async function pressItem(name: string): Promise<void> {
  const entry = await there(name, () =>
    [...document.querySelectorAll('[role="menuitem"]')].find((one) => nameOf(one) === name),
  );
  fireEvent.click(entry);
}

/** Chooses a radio button or a checkbox, by its label. */
export async function choose(label: string): Promise<void> {
  const control = await there(
    label,
    () => [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.control,
  );
  fireEvent.click(control);
}

/** Picks an option of a select, by its text. */
async function pick(label: string, text: string): Promise<void> {
  const option = await there(`${label}: ${text}`, () =>
    [...document.querySelectorAll('label')]
      .filter(({ textContent }) => textContent.replace(' (required)', '') === label)
      .flatMap(({ control }) => Array.from(control?.querySelectorAll('option') ?? []))
      .find(({ textContent }) => textContent === text),
  );
  const select = await there(label, () => option.closest('select'));
  fireEvent.change(select, { target: { value: option.value } });
}

/** Ticks a checkbox without a visible label, by its accessible name. */
async function tick(name: string): Promise<void> {
  const box = await there(name, () =>
    document.querySelector<HTMLInputElement>(`input[type="checkbox"][aria-label="${name}"]`),
  );
  fireEvent.click(box);
}

/** Types into a field, by its label. */
export async function write(label: string, text: string): Promise<void> {
  const field = await there(
    label,
    () =>
      [...document.querySelectorAll('label')].find(
        ({ textContent }) => textContent.replace(' (required)', '') === label,
      )?.control ?? document.querySelector(`input[aria-label="${label}"]`),
  );
  fireEvent.change(field, { target: { value: text } });
}

/** Chooses a small PDF in the file field with this label. */
export async function chooseFile(label: string, name: string): Promise<void> {
  const field = await there(label, () =>
    document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${label}"]`),
  );
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  // jsdom cannot read the content of a file.
  const content = () => new NodeBlob(['%PDF-1.7']);
  const files = [Object.assign(file, { slice: content, stream: () => content().stream() })];
  fireEvent.change(field, { target: { files } });
}

/** What a user does on a page, by name. */
export const actions = { choose, chooseFile, pick, press, pressItem, tick, write };
