import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { partyClients } from '../../db/tables/policies.ts';

/** The first party of a policy is its primary insured. */
const prepareInsureds = preparedOnce((db) =>
  db
    .select({ policyNumber: partyClients.policyNumber, clientId: partyClients.clientId })
    .from(partyClients)
    .where(
      and(
        isAnyOf(partyClients.policyNumber, sql.placeholder('policyNumbers')),
        eq(partyClients.position, 1),
      ),
    )
    .prepare('clients_of_policies'),
);

/** Adds the client id of the primary insured to rows of policies, where the carrier knows it. */
export async function withClientIds<
  Row extends { readonly policyNumber?: string | null | undefined },
>(db: Database, rows: readonly Row[]): Promise<(Row & { clientId?: string })[]> {
  const policyNumbers = [...new Set(rows.flatMap(({ policyNumber }) => policyNumber ?? []))];
  const found =
    policyNumbers.length > 0 ? await prepareInsureds(db).execute({ policyNumbers }) : [];
  const byPolicy = new Map(found.map(({ policyNumber, clientId }) => [policyNumber, clientId]));
  return rows.map((row) => {
    const clientId = byPolicy.get(row.policyNumber ?? '');
    return clientId === undefined ? row : { ...row, clientId };
  });
}
