import { formatPhone } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { phoneHref } from './contactHref.ts';

/** A phone number that calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <Link href={phoneHref(phone)}>{formatPhone(phone)}</Link>;
}
