import type { Role } from '@agent-portal/data/endpoint';
import type { AgentReader, SignedInCaller } from './caller.ts';
import type { SessionRow } from './queries.ts';

/** A session row without the session. */
type Row = Omit<SessionRow, 'session'>;

const personOf = ({ user }: Pick<Row, 'user'>) => ({
  userId: user.userId,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  emailAddress: user.username,
  isHomeOffice: user.kind === 'home-office',
});

/** A caller that acts for an agent. Only this function derives the profile mode on the server. */
export function toAgentReader({
  user,
  agentId,
  agentIds,
  producer,
  producersUsername = null,
}: Pick<Row, 'user' | 'agentIds'> & {
  readonly agentId: string;
  readonly producer: NonNullable<Row['producer']>;
  readonly producersUsername?: string | null;
}): AgentReader {
  const person = personOf({ user });
  const isSubaccount = user.kind === 'sub-account';
  return {
    ...person,
    kind: 'agent',
    agentId,
    producerId: producer.producerId,
    agentIds,
    accessLevel: producer.accessLevel,
    businessTypes: producer.businessTypes,
    isSubaccount,
    roles: isSubaccount ? (user.roles as Role[]) : [],
    agentData: person.isHomeOffice
      ? {
          name: `${producer.firstName} ${producer.lastName}`.trim(),
          agentId,
          email: producer.email,
          username: user.hasLinkedSso ? (producersUsername ?? '') : '',
        }
      : null,
  };
}

/** The caller of a session [S1]. */
export function toCaller({
  session: { tokenHash, createdAt, expiresAt, audience },
  agentId,
  producer,
  ...row
}: SessionRow): SignedInCaller {
  const session = { tokenHash, createdAt, expiresAt, audience };
  if (agentId === null || producer === null)
    return { ...personOf(row), session, kind: 'home-office' };
  return { ...toAgentReader({ ...row, agentId, producer }), session };
}
