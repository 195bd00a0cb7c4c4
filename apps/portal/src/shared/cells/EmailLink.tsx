import { emailParts } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Fragment } from 'react';

/** An e-mail address that breaks after the last dot of its name or before the @ when space runs out. */
export function EmailText({ address }: { readonly address: string }) {
  return emailParts(address).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/**
 * Opens a new e-mail. The address is encoded, so that it cannot add recipients or a text.
 * @param subject names the policy or group by its number, and no person
 */
export function emailHref(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

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
