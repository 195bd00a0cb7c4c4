import { carrier } from '@agent-portal/data/carrier';
import { useFooters } from '@agent-portal/data/content/hooks';
import type { FooterEntry } from '@agent-portal/data/content/queries/contract';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { Footer as Foot } from '@agent-portal/ui/Footer';
import { Link } from '@agent-portal/ui/Link';
import { lazyComponent, LoadFailureDialog } from '@agent-portal/ui/lazyComponent';
import { memo, type RefCallback, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { useSession } from '../../session/SessionContext.ts';
import { paths } from '../../paths.ts';

/** A path or slug without the parts that do not matter: `/public` before it, a / after it. */
function plain(path: string): string {
  const [, rest = ''] = /^(?:\/?public(?=\/|$))?\/?(.*?)\/?$/.exec(path) ?? [];
  return rest === '' ? paths.home() : `/${rest}`;
}

/** The footer of a path: the one that lists it, otherwise the default one [decisions, 7]. */
export function footerFor(
  footers: readonly FooterEntry[],
  pathname: string,
): FooterEntry | undefined {
  const here = plain(pathname);
  return (
    footers.find(({ page }) => page.some(({ slug }) => plain(slug) === here)) ??
    footers.find((footer) => footer.default)
  );
}

/** The longest time that an element counts as far, in milliseconds. */
const longest = 3_000;

/**
 * Whether the content of an element should load: once the element is on the screen, and after three seconds
 * at the latest. So content below the first screen does not delay what is on it.
 */
export function useNear(): { readonly ref: RefCallback<Element>; readonly isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    const timer = setTimeout(() => setNear(true), longest);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return { ref, isNear };
}

const DisplayDialog = lazyComponent(
  async () => (await import('../display/DisplayDialog.tsx')).DisplayDialog,
  { fallback: LoadFailureDialog },
);

/** Opens the display settings for a visitor, who has no profile menu. The browser stores them. */
function VisitorDisplay() {
  const { mode } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (mode !== 'visitor') return null;
  return (
    <span>
      <Button
        variant="quiet"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
      >
        Display
      </Button>
      {isOpen && <DisplayDialog onClose={() => setIsOpen(false)} />}
    </span>
  );
}

const { hours, phone, phoneLink } = carrier.helpDesk;

/** The footer of a page. Most pages are longer than the screen, so its content loads when it is near. */
export function Footer() {
  const { ref, isNear } = useNear();
  return isNear ? <FooterContent /> : <Foot ref={ref} isBusy />;
}

/** The content from the content service [S1]; if it fails, the carrier's name and where to get help. */
function FooterContent() {
  const { data, isLoading } = useFooters();
  const { pathname } = useLocation();
  if (isLoading) return <Foot isBusy />;
  return <FooterText entry={data && footerFor(data, pathname)} />;
}

/** Renders again only with another text. */
const FooterText = memo(function FooterText({
  entry,
}: {
  readonly entry: ReturnType<typeof footerFor>;
}) {
  if (entry) {
    return (
      <Foot>
        <SafeHtml className="frame-footer-text" html={entry.footer_text} />
        <VisitorDisplay />
      </Foot>
    );
  }
  return (
    <Foot>
      <span>© {carrier.name}</span>
      <span>
        Help desk <Link href={phoneLink}>{phone}</Link>, {hours}
      </span>
      <VisitorDisplay />
    </Foot>
  );
});
