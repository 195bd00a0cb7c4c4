import { formatPhone } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import { carrierName, helpDesk } from '../shared/carrier.ts';

/** The foot of every page [S1]. */
export function Footer() {
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
