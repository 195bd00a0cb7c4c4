import { parsePhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';

interface PhoneLinkProps {
  readonly phone: string;
  /** The person that the link calls, for a link far from the name. */
  readonly name?: string;
}

/** A phone number that calls. A text without a number, such as 'call office', is not a link. */
export function PhoneLink({ phone, name }: PhoneLinkProps) {
  const number = parsePhone(phone);
  if (!number) return phone;
  return (
    <Link href={number.href} aria-label={name && `Call ${name}, ${number.shown}`}>
      {number.shown}
    </Link>
  );
}
