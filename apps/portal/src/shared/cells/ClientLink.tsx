import { Link } from '@agent-portal/ui/Link';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../useMayOpen.ts';

/** A target of at least 24 px that leaves the height of its line as it is. */
const NameLink = styled(Link)`
  display: inline-block;
  max-inline-size: 100%;
  margin-block: calc(-1 * ${token('space-2')});
  padding-block: ${token('space-2')};
`;

interface ClientLinkProps {
  /** The carrier's id of the person; without one, the name is text. */
  readonly clientId: string | undefined;
  readonly children: string;
}

/** A client's name, with a link to the client if the carrier sends an id and the user may open it. */
export function ClientLink({ clientId = '', children }: ClientLinkProps) {
  const address = paths.client(clientId);
  const mayOpen = useMayOpen(accessRules.policies, address) && clientId !== '';
  return mayOpen ? <NameLink href={address}>{children}</NameLink> : children;
}
