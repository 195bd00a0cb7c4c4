import { Link } from '@agent-portal/ui/Link';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

interface ClientLinkProps {
  /** The carrier's id of the person; without one, the name is text. */
  readonly clientId: string | undefined;
  readonly children: string;
}

/** A client's name, with a link to the client if the carrier sends an id and the user may open it. */
export function ClientLink({ clientId = '', children }: ClientLinkProps) {
  const address = paths.client(clientId);
  const mayOpen = useMayOpen(accessRules.policies, address) && clientId !== '';
  return mayOpen ? <Link href={address}>{children}</Link> : children;
}
