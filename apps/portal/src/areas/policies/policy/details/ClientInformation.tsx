import { doNotCall } from '@agent-portal/data/claims/noCall';
import type { Party, Policy } from '@agent-portal/data/policies/policy/shapes';
import { formatPercent } from '@agent-portal/format';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { useMemo } from 'react';
import { ClientLink } from '../../../../shared/cells/ClientLink.tsx';
import { EmailLink } from '../../../../shared/cells/EmailLink.tsx';
import { PhoneLink } from '../../../../shared/cells/PhoneLink.tsx';

type Row = Party & { readonly part: string; readonly policyNumber: string };

/** The parties in the order of [S2]. There is at most one payee and one assignee. */
function rowsOf(policy: Policy): readonly Row[] {
  const parts: readonly (readonly [string, readonly (Party | null)[]])[] = [
    ['Insured', policy.insureds],
    ['Owner', policy.owners],
    ['Payor', policy.payors],
    ['Payee', [policy.payee]],
    ['Assignee', [policy.assignee]],
    ['Beneficiary', policy.beneficiaries],
    ['Annuitant', policy.annuitants],
  ];
  const { policyNumber } = policy;
  return parts.flatMap(([part, parties]) =>
    parties.flatMap((party) => (party ? [{ ...party, part, policyNumber }] : [])),
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    heading: true,
    width: 15,
    cell: ({ clientId, name }) => <ClientLink clientId={clientId}>{name}</ClientLink>,
  },
  { id: 'part', header: 'Part', width: 6.5, card: 'status' },
  {
    id: 'relationship',
    header: 'Relationship',
    width: 9,
    card: 'summary',
    value: ({ relationship, beneficiaryClass, share }) =>
      [relationship, beneficiaryClass, share === null ? null : formatPercent(share)]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'birthDate', header: 'Born', kind: 'date', width: 6.75, hideOrder: 3 },
  {
    id: 'phone',
    header: 'Phone',
    width: 8.5,
    card: 'summary',
    cell: ({ phone, doNotCall: mayNot }) =>
      mayNot ? doNotCall : phone && <PhoneLink phone={phone} />,
  },
  {
    id: 'email',
    header: 'E-mail',
    width: 12,
    hideOrder: 2,
    cell: ({ email, policyNumber }) =>
      email && <EmailLink address={email} subject={`Policy ${policyNumber}`} />,
  },
  {
    id: 'address',
    header: 'Address',
    width: 12,
    hideOrder: 1,
    value: ({ addressLines }) => addressLines.join(', '),
  },
];

/** Client Information: all parties of the policy [S2]. */
export function ClientInformation({ policy }: { readonly policy: Policy }) {
  const rows = useMemo(() => rowsOf(policy), [policy]);
  return (
    <DataTable
      name="Client Information"
      columns={columns}
      rows={rows}
      rowKey={(row) => JSON.stringify(row)}
      toolbar={<h2>Client Information</h2>}
      status="ready"
    />
  );
}
