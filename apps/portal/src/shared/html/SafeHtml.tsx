import { type HTMLAttributes, useCallback, useContext, useMemo } from 'react';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import { offerLinks } from './offerLinks.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** The unsanitized HTML from the carrier. */
  readonly html: string;
}

/**
 * Shows the carrier's HTML after sanitizing it. A link to a page that the user may not open shows as text;
 * in a line of only links, it is left out.
 */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const hrefOf = useContext(NavigationContext)?.hrefOf;
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  const offer = useCallback(
    (box: HTMLDivElement | null) => {
      if (box && hrefOf) offerLinks(box, hrefOf);
    },
    [hrefOf],
  );
  return <div key={html} ref={offer} data-html="" {...rest} dangerouslySetInnerHTML={safe} />;
}
