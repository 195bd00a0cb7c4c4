import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { helpDesk } from '../carrier.ts';

/** Whom to ask, and when: the same phone and hours on every message (decisions, 3). */
export function HelpDesk() {
  return (
    <p>
      Help desk: <Link href={`tel:+1${helpDesk.phone}`}>{formatPhone(helpDesk.phone)}</Link>,{' '}
      {helpDesk.hours}
    </p>
  );
}
