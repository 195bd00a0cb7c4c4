import { carrier } from '@agent-portal/data/carrier';
import { Link } from '@agent-portal/ui/Link';

const { hours, phone, phoneLink } = carrier.helpDesk;

/** The help desk's phone number and hours, the same in every message (decisions, 3). */
export function HelpDesk() {
  return (
    <p>
      Help desk: <Link href={phoneLink}>{phone}</Link>, {hours}
    </p>
  );
}
