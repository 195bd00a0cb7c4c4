import { carrier } from '@agent-portal/data/carrier';
import { useFooters } from '@agent-portal/data/content/hooks';
import { Footer as Foot } from '@agent-portal/ui/Footer';
import { Link } from '@agent-portal/ui/Link';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { SafeHtml } from '../../shared/html/lazyParts.ts';
import { VisitorDisplay } from '../display/VisitorDisplay.tsx';
import { footerFor } from './footerFor.ts';
import { useNear } from './useNear.ts';

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
