/**
 * The script at the end of index.html. It shows the account and the prerendered page, and fills in the first
 * rows when they arrive. Only then it starts the portal's code, because evaluating that code would delay the
 * rows. React renders the same content again and takes over.
 *
 * The page waits a moment for the account: home office has a bar above the page, which would move it down.
 */
import { findEarly } from '@agent-portal/data/client/startEarly';
import { holdPresses } from './holdPresses.ts';
import { paintAccount } from './paintAccount.ts';
import { pendingUrl } from './pendingUrl.ts';
import { paintRows } from './paintRows.ts';

declare const portalCode: string;

/** The longest time that the page waits for the account, and the code for the rows, in milliseconds. */
const longestWait = { account: 150, rows: 600 };

/** Takes a template out of the document, where its nodes would cost memory. */
function takeTemplate(selector: string): HTMLTemplateElement | null {
  const template = document.querySelector<HTMLTemplateElement>(`template${selector}`);
  template?.remove();
  return template;
}

const { pathname, search } = globalThis.location;
const pageTemplate = takeTemplate('[data-page]');
const page = pageTemplate?.dataset['page'] === pathname ? pageTemplate.content : undefined;
const rowTemplates = takeTemplate('[data-rows]')?.content;
const rowsCall = page && findEarly(`GET ${pendingUrl(new URLSearchParams(search))}`);

function showPrerenderedPage(): Promise<void> | undefined {
  if (!page || !rowTemplates || !rowsCall) return undefined;
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  const main = document.querySelector('.frame-main');
  const identityBar = main?.querySelector('.frame-acting');
  main?.replaceChildren(...(identityBar ? [identityBar] : []), page);
  // The page shows the error when it renders.
  return rowsCall
    .then((response) => paintRows(response, rowTemplates, accountCall))
    .catch(() => {});
}

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const accountCall = findEarly('GET /auth/userinfo')
  ?.then(paintAccount)
  .catch(() => undefined);

const root = document.querySelector('#root');
const stopHolding = root
  ? holdPresses(root, (address) => globalThis.location.assign(address))
  : undefined;

async function start() {
  if (rowsCall) {
    await Promise.race([accountCall, wait(longestWait.account)]);
    const shown = showPrerenderedPage();
    await Promise.race([shown?.then(nextPaint), wait(longestWait.rows)]);
  }
  try {
    await import(/* @vite-ignore */ portalCode);
  } catch (error) {
    stopHolding?.();
    throw error;
  }
}
void start();
