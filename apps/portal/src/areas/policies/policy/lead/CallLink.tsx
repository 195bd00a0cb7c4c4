import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { phoneHref } from '../../../../shared/cells/contactHref.ts';

interface CallLinkProps {
  readonly name: string;
  readonly phone: string;
}

/** Calls the client of a policy. */
export function CallLink({ name, phone }: CallLinkProps) {
  const number = formatPhone(phone);
  return (
    <Link href={phoneHref(phone)} aria-label={`Call ${name}, ${number}`}>
      {number}
    </Link>
  );
}
