import { type HTMLAttributes, useCallback, useEffect, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** HTML of the carrier, as it came. */
  readonly html: string;
  /** Whether the user may follow a link to a page of the portal; others show as text. */
  readonly isOffered?: (path: string) => boolean;
}

interface Safe {
  readonly __html: TrustedHTML;
}

type Known = Map<string, Safe>;

/** What was sanitised in this tab: the footer and a page seen again are there in the same turn. */
const createKnown = (): Known => new Map();
const mostKnown = 100;

async function sanitize(html: string, known: Known): Promise<Safe> {
  const { sanitizeHtml } = await import('./sanitizeHtml.ts');
  const safe = { __html: sanitizeHtml(html) };
  if (known.size < mostKnown) known.set(html, safe);
  return safe;
}

/** The removed href of each link that shows as text. */
const withheld = new WeakMap<Element, string>();

/** Removes the href of links that the user may not open, and restores it when they may. */
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

/** Shows HTML of the carrier once it is sanitised; the code that does it loads when first wanted. */
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
    return <div {...rest}>This text could not be loaded. Load the page again to see it.</div>;
  }
  return <div key={html} ref={offer} data-html="" {...rest} dangerouslySetInnerHTML={shown} />;
}
