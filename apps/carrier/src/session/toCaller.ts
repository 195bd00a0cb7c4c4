import type { Role } from '@agent-portal/data/endpoint';
import type { SignedInCaller } from './caller.ts';
import type { SessionRow } from './queries.ts';

/** The caller of a session [S1]. Only this function derives the profile mode on the server. */
export function toCaller(row: SessionRow): SignedInCaller {
  const { session, user, agentId, producer } = row;
  const isHomeOffice = user.kind === 'home-office';
  const isSubaccount = user.kind === 'sub-account';
  const person = {
    userId: user.userId,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    emailAddress: user.username,
    isHomeOffice,
    session: {
      tokenHash: session.tokenHash,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      audience: session.audience,
    },
  };
  if (agentId === null || producer === null) return { ...person, kind: 'home-office' };
  return {
    ...person,
    kind: 'agent',
    agentId,
    producerId: producer.producerId,
    agentIds: row.agentIds,
    accessLevel: producer.accessLevel,
    businessTypes: producer.businessTypes,
    isSubaccount,
    roles: isSubaccount ? (user.roles as Role[]) : [],
    agentData: isHomeOffice
      ? {
          name: `${producer.firstName} ${producer.lastName}`.trim(),
          agentId,
          email: producer.email,
          username: user.hasLinkedSso ? (row.producersUsername ?? '') : '',
        }
      : null,
  };
}
