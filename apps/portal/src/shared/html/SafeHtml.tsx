import { type HTMLAttributes, useCallback, useContext, useMemo } from 'react';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** The links of some HTML, each with its own address, and its lines of only links with all their parts. */
interface Links {
  readonly hrefs: ReadonlyMap<Element, string>;
  readonly lines: ReadonlyMap<Element, readonly ChildNode[]>;
}

const known = new WeakMap<Element, Links>();

const isLink = (node: Node) => node instanceof HTMLAnchorElement;
/** The separator of links: `Help · Privacy`. */
const isSeparator = (node: Node) =>
  node instanceof Text && /^[\s·•|,]*$/.test(node.nodeValue ?? '');

/** Collects the links before any is removed. */
function linksIn(within: Element): Links {
  const hrefs = Array.from(within.querySelectorAll('a')).flatMap((link) => {
    const href = link.getAttribute('href');
    return href?.startsWith('/') ? [[link, href] as const] : [];
  });
  const lines = Array.from(within.querySelectorAll('p, li'))
    .map((line) => [line, [...line.childNodes]] as const)
    .filter(
      ([, parts]) => parts.some(isLink) && parts.every((part) => isLink(part) || isSeparator(part)),
    );
  return { hrefs: new Map(hrefs), lines: new Map(lines) };
}

/**
 * Gives each link to a page its address for the user. A link that the user may not open is text, and leaves a line
 * of only links with the separator before it.
 */
function offerLinks(within: Element, hrefOf: (url: string) => string | undefined): void {
  const links = known.get(within) ?? linksIn(within);
  known.set(within, links);
  for (const [link, url] of links.hrefs) {
    const href = hrefOf(url);
    if (href === undefined) link.removeAttribute('href');
    else link.setAttribute('href', href);
  }
  for (const [line, parts] of links.lines) {
    const isLeftOut = (part: Node) =>
      isLink(part) && links.hrefs.has(part) && !part.hasAttribute('href');
    const shown = parts.filter(
      (part, at) => !isLeftOut(part) && !(isSeparator(part) && isLeftOut(parts[at + 1] ?? part)),
    );
    // The first link that is left has no separator before it.
    const first = shown.findIndex(isLink);
    line.replaceChildren(...shown.slice(Math.max(0, first)));
    line.toggleAttribute('hidden', first < 0);
  }
}

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
