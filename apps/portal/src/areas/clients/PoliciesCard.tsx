import type { ClientDetail, ClientPolicy } from '@agent-portal/data/clients/contract';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { policyColumn } from '../../shared/cells/policyColumn.tsx';
import { agentColumn } from '../../shared/cells/agentColumn.tsx';
import { StateText, type UrgentTones } from '../../shared/cells/StateText.tsx';

const tones: UrgentTones<ClientPolicy['policyStatus']> = { Lapsed: 'danger' };

/** The status of a policy. What needs action is in the cards around the table. */
function PolicyState({ policyStatus, needsAction }: ClientPolicy) {
  if (needsAction === 'Past Due') return <StateText tone="danger">Active, past due</StateText>;
  return <StateText tone={tones[policyStatus]}>{policyStatus}</StateText>;
}

const columns: readonly Column<ClientPolicy>[] = [
  policyColumn({ heading: true, card: 'heading' }),
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    width: 10,
    cell: (row) => <PolicyState {...row} />,
  },
  { id: 'productName', header: 'Product', width: 9 },
  {
    id: 'parts',
    header: 'Role',
    width: 7,
    hideOrder: 4,
    value: ({ parts }) => parts.join(', '),
  },
  { id: 'paidToDate', header: 'Paid to Date', kind: 'date', width: 6.75, hideOrder: 3 },
  {
    id: 'modalPremium',
    header: 'Premium',
    kind: 'money',
    width: 6.75,
  },
  { id: 'billingMode', header: 'Billing Mode', width: 7, hideOrder: 2 },
  agentColumn({ header: 'Writing Agent', hideOrder: 1 }),
];

/** The policies of a client, those that need action first. */
export function PoliciesCard({ client }: { readonly client: ClientDetail }) {
  const { policies, morePolicies } = client;
  return (
    <DataTable
      name="Policies"
      columns={columns}
      rows={policies}
      rowKey={(row) => row.policyNumber}
      status="ready"
      toolbar={<h2>Policies</h2>}
      footer={
        morePolicies > 0 &&
        `${policies.length} of ${policies.length + morePolicies} policies are shown.`
      }
    />
  );
}
