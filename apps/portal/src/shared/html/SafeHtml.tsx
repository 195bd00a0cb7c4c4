import { type HTMLAttributes, useEffect, useState } from 'react';

export interface SafeHtmlProps extends HTMLAttributes<HTMLDivElement> {
  /** HTML of the carrier, as it came. */
  readonly html: string;
}

/** Shows HTML of the carrier once it is sanitised; the code that does it loads when first wanted. */
export function SafeHtml({ html, ...rest }: SafeHtmlProps) {
  const [shown, setShown] = useState<{ readonly __html: TrustedHTML } | 'failed'>();

  useEffect(() => {
    let isWanted = true;
    const show = (next: typeof shown) => {
      if (isWanted) setShown(next);
    };
    import('./sanitizeHtml.ts').then(
      ({ sanitizeHtml }) => show({ __html: sanitizeHtml(html) }),
      () => show('failed'),
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
