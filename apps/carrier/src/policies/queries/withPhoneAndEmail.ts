import { and, not, sql } from 'drizzle-orm';
import { clientEmail, clientPhone } from '../../book/queries/clientContact.ts';
import { isInsuredDeceased } from '../../book/queries/isDeceased.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf, preparedOnce } from '../../db/queries.ts';
import { policies } from '../../db/tables/policies.ts';

const prepareContacts = preparedOnce((db) =>
  db
    .select({ policyNumber: policies.policyNumber, phone: clientPhone, email: clientEmail })
    .from(policies)
    .where(
      and(isAnyOf(policies.policyNumber, sql.placeholder('policyNumbers')), not(isInsuredDeceased)),
    )
    .prepare('contacts_of_policies'),
);

/** Adds the client's phone and e-mail to rows, unless the insured has died. */
export async function withPhoneAndEmail<Row extends { readonly policyNumber: string }>(
  db: Database,
  rows: readonly Row[],
) {
  const policyNumbers = rows.map(({ policyNumber }) => policyNumber);
  const found = rows.length > 0 ? await prepareContacts(db).execute({ policyNumbers }) : [];
  const byPolicy = new Map(found.map((contact) => [contact.policyNumber, contact]));
  return rows.map((row) => {
    const { phone = null, email = null } = byPolicy.get(row.policyNumber) ?? {};
    return { ...row, phone, email };
  });
}
