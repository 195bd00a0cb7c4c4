import { type HTMLAttributes, useEffect, useState } from 'react';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** HTML of the carrier, as it came. */
  readonly html: string;
}

interface Safe {
  readonly __html: TrustedHTML;
}

/** What was sanitised in this tab: the footer and a page seen again are there in the same turn. */
const known = new Map<string, Safe>();
const mostKnown = 100;

async function sanitize(html: string): Promise<Safe> {
  const { sanitizeHtml } = await import('./sanitizeHtml.ts');
  const safe = { __html: sanitizeHtml(html) };
  if (known.size < mostKnown) known.set(html, safe);
  return safe;
}

/** Shows HTML of the carrier once it is sanitised; the code that does it loads when first wanted. */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const [latest, setLatest] = useState<Safe | 'failed'>();
  const shown = known.get(html) ?? latest;

  useEffect(() => {
    if (known.has(html)) return undefined;
    let isWanted = true;
    sanitize(html).then(
      (safe) => isWanted && setLatest(safe),
      () => isWanted && setLatest('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [html]);

  if (shown === undefined) return <div {...rest} aria-busy="true" />;
  if (shown === 'failed') {
    return <div {...rest}>This text could not be loaded. Load the page again to see it.</div>;
  }
  return <div key="html" data-html="" {...rest} dangerouslySetInnerHTML={shown} />;
}
