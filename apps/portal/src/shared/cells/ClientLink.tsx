import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { NameLink } from './ClientLink.styles.ts';

interface ClientLinkProps {
  /** The carrier's id of the person; without one, the name is text. */
  readonly clientId: string | undefined;
  /** In a table, which shortens a long name: a tooltip shows the whole name. @default false */
  readonly isInTable?: boolean;
  readonly children: string;
}

/** A client's name, with a link to the client if the carrier sends an id and the user may open it. */
export function ClientLink({ clientId = '', isInTable = false, children }: ClientLinkProps) {
  const address = paths.client(clientId);
  const mayOpen = useMayOpen(accessRules.policies, address) && clientId !== '';
  const clamps = isInTable ? { 'data-clamps': '' } : undefined;
  if (mayOpen)
    return (
      <NameLink {...clamps} href={address}>
        {children}
      </NameLink>
    );
  return clamps ? <span {...clamps}>{children}</span> : children;
}
