import type { FoundCase, FoundClaim, FoundClient } from '@agent-portal/data/search/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isInScope } from '../../book/queries/isInScope.ts';
import type { Scope } from '../../book/scope.ts';
import { attentionOf } from '../../cases/queries/conditions.ts';
import { cases } from '../../cases/tables.ts';
import { claimantName } from '../../claims/queries.ts';
import { claims } from '../../claims/tables.ts';
import type { Database } from '../../db/connection.ts';
import { folded, startsNumber } from '../../db/folded.ts';
import { partyClients, parties, policies } from '../../db/tables/policies.ts';
import { hasPhone } from './isFound.ts';
import { needsAction } from '../../policies/queries/summaries.ts';
import { mostCounted, mostFound, mostNumbered, type Shown, shownOf } from '../rules.ts';

/** Claims on policies of the scope whose number starts with a term, shortest number first. */
export async function findClaimsNumbered(
  db: Database,
  scope: Scope,
  term: string,
): Promise<Shown<FoundClaim>> {
  const found = await db
    .select({
      claimNumber: claims.claimNumber,
      policyNumber: claims.policyNumber,
      claimant: claimantName,
      status: claims.status,
    })
    .from(claims)
    .innerJoin(policies, eq(policies.policyNumber, claims.policyNumber))
    .where(and(startsNumber(claims.claimNumber, term), await isInScope(db, scope)))
    .orderBy(sql`length(${claims.claimNumber})`, asc(claims.claimNumber))
    .limit(mostNumbered + mostCounted);
  return shownOf(found, mostNumbered);
}

/** Cases on policies of the scope whose number starts with a term, those that need attention first. */
export async function findCasesNumbered(
  db: Database,
  scope: Scope,
  term: string,
  today: string,
): Promise<Shown<FoundCase>> {
  const attention = attentionOf(today);
  const found = await db
    .select({
      envelopeId: cases.envelopeId,
      primaryInsured: policies.primaryInsured,
      event: cases.event,
      attention,
    })
    .from(cases)
    .innerJoin(policies, eq(policies.policyNumber, cases.policyNumber))
    .where(and(startsNumber(cases.envelopeId, term), await isInScope(db, scope)))
    .orderBy(desc(sql`${attention} IS NOT NULL`), asc(cases.envelopeId))
    .limit(mostNumbered + mostCounted);
  return shownOf(
    found.map(({ attention: why, ...row }) => (why ? Object.assign(row, { attention: why }) : row)),
    mostNumbered,
  );
}

/** Clients of policies of the scope with a phone number, those whose policy needs action first. */
export async function findClientsByPhone(
  db: Database,
  scope: Scope,
  phone: string,
  today: string,
): Promise<Shown<FoundClient>> {
  const found = await db
    .select({
      policyNumber: parties.policyNumber,
      name: parties.name,
      clientId: partyClients.clientId,
      phone: sql<string>`${parties.phone}`,
      parts: parties.parts,
    })
    .from(parties)
    .innerJoin(policies, eq(policies.policyNumber, parties.policyNumber))
    .leftJoin(
      partyClients,
      and(
        eq(partyClients.policyNumber, parties.policyNumber),
        eq(partyClients.position, parties.position),
      ),
    )
    .where(and(hasPhone(parties.phone, phone), await isInScope(db, scope)))
    .orderBy(
      desc(sql`${needsAction(today)} IS NOT NULL`),
      asc(folded(parties.name)),
      asc(parties.policyNumber),
      asc(parties.position),
    )
    .limit(mostFound + mostCounted);
  return shownOf(
    found.map(({ clientId, ...client }) =>
      clientId === null ? client : Object.assign(client, { clientId }),
    ),
    mostFound,
  );
}
