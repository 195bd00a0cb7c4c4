import { type HTMLAttributes, useCallback, useContext, useEffect, useState } from 'react';
import { usePortal } from '../../PortalContext.ts';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import { offerLinks } from './offerLinks.ts';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** The unsanitized HTML from the carrier. */
  readonly html: string;
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

/**
 * Shows the carrier's HTML after sanitizing it. The sanitizer loads on first use. A link to a page that the user
 * may not open shows as text; in a line of only links, it is left out.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const hrefOf = useContext(NavigationContext)?.hrefOf;
  const known = usePortal().storeOf(createKnown);
  const [latest, setLatest] = useState<Safe | 'failed'>();
  const shown = known.get(html) ?? latest;

  const offer = useCallback(
    (box: HTMLDivElement | null) => {
      if (box && hrefOf) offerLinks(box, hrefOf);
    },
    [hrefOf],
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
