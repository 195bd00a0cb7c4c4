import { type HTMLAttributes, useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** The unsanitized HTML from the carrier. */
  readonly html: string;
  /** Whether the user may follow a link to a portal page. Other links show as text. */
  readonly isOffered?: (path: string) => boolean;
}

interface Safe {
  readonly __html: TrustedHTML;
}

type Known = Map<string, Safe>;

/** Caches sanitized HTML for this tab, so that it shows in the first render the next time. */
const createKnown = (): Known => new Map();
const mostKnown = 100;

async function sanitize(html: string, known: Known): Promise<Safe> {
  const { sanitizeHtml } = await import('./sanitizeHtml.ts');
  const safe = { __html: sanitizeHtml(html) };
  if (known.size < mostKnown) known.set(html, safe);
  return safe;
}

/** The removed `href` of each link that shows as text. */
const withheld = new WeakMap<Element, string>();

/** Removes the `href` of links that the user may not open, and restores it when the user may. */
function offerLinks(within: Element, isOffered: (path: string) => boolean): void {
  for (const link of within.querySelectorAll('a')) {
    const href = withheld.get(link) ?? link.getAttribute('href');
    if (!href?.startsWith('/')) continue;
    if (isOffered(href)) link.setAttribute('href', href);
    else {
      withheld.set(link, href);
      link.removeAttribute('href');
    }
  }
}

/** Shows the carrier's HTML after sanitizing it. The sanitizer loads on first use. */
export function SafeHtml({ html, isOffered, ...rest }: SafeHtmlProps) {
  const known = usePortal().storeOf(createKnown);
  const [latest, setLatest] = useState<Safe | 'failed'>();
  const shown = known.get(html) ?? latest;

  const offer = useCallback(
    (box: HTMLDivElement | null) => {
      if (box && isOffered) offerLinks(box, isOffered);
    },
    [isOffered],
  );

  useEffect(() => {
    if (known.has(html)) return undefined;
    let isWanted = true;
    sanitize(html, known).then(
      (safe) => isWanted && setLatest(safe),
      () => isWanted && setLatest('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [html, known]);

  if (shown === undefined) return <div {...rest} aria-busy="true" />;
  if (shown === 'failed') {
    return <div {...rest}>This text could not be loaded. Reload the page to see it.</div>;
  }
  return <div key={html} ref={offer} data-html="" {...rest} dangerouslySetInnerHTML={shown} />;
}
