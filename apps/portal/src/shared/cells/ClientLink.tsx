import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';
import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** A target of at least 24 px that leaves the height of its line as it is. */
const NameLink = styled(Link)`
  display: inline-block;
  max-inline-size: 100%;
  margin-block: calc(-1 * ${token('space-2')});
  padding-block: ${token('space-2')};

  /* A table shortens a long name the same way without a link. */
  @media screen {
    td > &[data-clamps] {
      display: -webkit-box;
      inline-size: fit-content;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

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
