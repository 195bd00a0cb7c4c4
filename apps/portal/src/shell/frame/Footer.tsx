import { useFooters } from '@agent-portal/data/content/hooks';
import { formatPhone } from '@agent-portal/format';
import { Footer as Foot } from '@agent-portal/ui/Footer';
import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { carrierName, helpDesk } from '../../shared/carrier.ts';
import { SafeHtml } from '../../shared/html/SafeHtml.tsx';
import { footerFor } from './footerFor.ts';

/** The foot of every page, by the content service [S1]; without it, whose portal it is and whom to ask. */
export function Footer() {
  const { data, isLoading } = useFooters();
  const { pathname } = useLocation();
  const entry = data && footerFor(data, pathname);
  if (isLoading) return <Foot isLoading />;
  if (entry) {
    return (
      <Foot>
        <SafeHtml className="frame-footer-text" html={entry.footer_text} />
      </Foot>
    );
  }
  return (
    <Foot>
      <span>© {carrierName}</span>
      <span>
        Help desk <Link href={`tel:+1${helpDesk.phone}`}>{formatPhone(helpDesk.phone)}</Link>,{' '}
        {helpDesk.hours}
      </span>
    </Foot>
  );
}
