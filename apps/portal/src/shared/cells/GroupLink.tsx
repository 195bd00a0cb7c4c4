import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { mayFollow } from '../mayFollow.ts';

interface GroupLinkProps {
  readonly groupNumber: string;
  /** What leads there. @default the number */
  readonly children?: string;
}

/** Group inventory asks for no feature. */
const noFeatures: ReadonlySet<never> = new Set();

/** A group's number or name, which leads to the group where the reader may open it. */
export function GroupLink({ groupNumber, children = groupNumber }: GroupLinkProps) {
  const { user } = useSession();
  const address = paths.group(groupNumber);
  const visit = { needs: accessRules.groups, user, features: noFeatures };
  return mayFollow(address, visit) ? <Link href={address}>{children}</Link> : children;
}
