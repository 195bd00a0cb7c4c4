import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';

interface CallLinkProps {
  readonly name: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Calls the client of a policy. */
export function CallLink({ name, phone }: CallLinkProps) {
  const number = formatPhone(phone);
  return (
    <Link href={`tel:+1${phone}`} aria-label={`Call ${name}, ${number}`}>
      {number}
    </Link>
  );
}
