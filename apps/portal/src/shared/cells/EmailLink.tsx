import { Link } from '@agent-portal/ui/Link';
import { emailHref } from './emailHref.ts';
import { EmailText } from './EmailText.tsx';

interface EmailLinkProps {
  readonly address: string;
  /** The subject of the e-mail: 'Policy NL0018O0142'. It names no person. @default no subject */
  readonly subject?: string;
}

/** An e-mail address that opens a new e-mail. */
export function EmailLink({ address, subject }: EmailLinkProps) {
  return (
    <Link href={emailHref(address, subject)}>
      <EmailText address={address} />
    </Link>
  );
}
