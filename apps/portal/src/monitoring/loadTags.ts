/** A tag manager's container, or a measurement id (decisions, 5). */
const tagId = /^(GTM|G)-[A-Za-z0-9]+$/;

const tagManager = 'https://www.googletagmanager.com';

/** The script URL of a valid ID, or undefined [S5]. */
export function tagScript(id: string): string | undefined {
  if (!tagId.test(id)) return undefined;
  return `${tagManager}/${id.startsWith('GTM-') ? 'gtm.js' : 'gtag/js'}?id=${id}`;
}

declare global {
  interface Window {
    /** The queue of events that the tag manager reads. */
    dataLayer?: unknown[];
  }
}

/** Sends a command to gtag.js, which reads `arguments` objects but not arrays. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- gtag.js ignores arrays
  window.dataLayer?.push(arguments);
}

/** Loads the tag manager or gtag.js. @throws Error for an invalid ID */
export function loadTags(id: string): void {
  const source = tagScript(id);
  if (!source) throw new Error(`The gtm_id of the application config cannot be used: ${id}`);
  window.dataLayer ??= [];
  if (id.startsWith('GTM-')) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  } else {
    gtag('js', new Date());
    gtag('config', id);
  }
  const script = document.createElement('script');
  script.async = true;
  script.addEventListener('error', () => {
    // oxlint-disable-next-line no-console -- the log that [S8] requires
    console.error(`The tag manager did not load: ${id}`);
  });
  script.src = source;
  document.head.append(script);
}
