import { copyEarly } from '@agent-portal/data/client/startEarly';
import { paintAccount } from './paintAccount.ts';
import { pendingUrl } from './pendingUrl.ts';
import { paintRows } from './paintRows.ts';

/**
 * The script at the end of index.html. It shows the account and the prerendered page, and fills in the first
 * rows when they arrive. Only then it starts the portal's code, because evaluating that code would delay the
 * rows. React renders the same content again and takes over.
 */
declare const portalCode: string;

/** The longest time that the code waits for the rows, in milliseconds. */
const patience = 600;

function showDrawnPage(): Promise<void> | undefined {
  const { pathname, search } = globalThis.location;
  const page = document.querySelector<HTMLTemplateElement>(`template[data-page="${pathname}"]`);
  const rows = page && copyEarly(`GET ${pendingUrl(new URLSearchParams(search))}`);
  if (!page || !rows) return undefined;
  for (const element of page.content.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  document.querySelector('.frame-main')?.replaceChildren(page.content.cloneNode(true));
  // The page shows the error when it renders.
  return rows.then(paintRows).catch(() => {});
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
const late = new Promise<void>((resolve) => {
  setTimeout(resolve, patience);
});

const start = () => void import(/* @vite-ignore */ portalCode);
const rows = showDrawnPage();
copyEarly('GET /auth/userinfo')
  ?.then(paintAccount)
  .catch(() => {});
if (rows) void Promise.race([rows.then(painted), late]).then(start);
else start();
