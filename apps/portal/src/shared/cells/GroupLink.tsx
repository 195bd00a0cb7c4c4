import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

interface GroupLinkProps {
  readonly groupNumber: string;
  /** The link text. @default the number */
  readonly children?: string;
}

/** A group's number or name, with a link to the group if the user may open it. */
export function GroupLink({ groupNumber, children = groupNumber }: GroupLinkProps) {
  const address = paths.group(groupNumber);
  return useMayOpen(accessRules.groups, address) ? (
    <Link href={address}>{children}</Link>
  ) : (
    children
  );
}
