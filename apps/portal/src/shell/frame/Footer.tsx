import { carrier } from '@agent-portal/data/carrier';
import { useFooters } from '@agent-portal/data/content/hooks';
import { Button } from '@agent-portal/ui/Button';
import { loadDialog } from '@agent-portal/ui/Dialog';
import { Footer as Foot } from '@agent-portal/ui/Footer';
import { Link } from '@agent-portal/ui/Link';
import { lazyComponent, LoadFailureDialog } from '@agent-portal/ui/lazyComponent';
import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { footerFor } from './footerFor.ts';
import { useNear } from './useNear.ts';
import { useSession } from '../../session/SessionContext.ts';

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
