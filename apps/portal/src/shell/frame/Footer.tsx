import { useFooters } from '@agent-portal/data/content/useFooters';
import { formatPhone } from '@agent-portal/ui/format';
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
  if (isLoading) return <footer className="frame-footer" aria-busy="true" />;
  if (entry) {
    return (
      <footer className="frame-footer">
        <SafeHtml className="frame-footer-text" html={entry.footer_text} />
      </footer>
    );
  }
  return (
    <footer className="frame-footer">
      <span>© {carrierName}</span>
      <span>
        Help desk <Link href={`tel:+1${helpDesk.phone}`}>{formatPhone(helpDesk.phone)}</Link>,{' '}
        {helpDesk.hours}
      </span>
    </footer>
  );
}
