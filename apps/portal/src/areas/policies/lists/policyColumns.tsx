import type { AgentRef } from '@agent-portal/data/policies/shapes';
import { Link } from '@agent-portal/ui/Link';
import type { Column } from '@agent-portal/ui/SortableTable';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { EmployerName } from './EmployerName.tsx';

interface AnyPolicyRow extends AgentRef {
  readonly primaryInsured: string;
  readonly policyNumber: string;
  readonly employer: string | null;
  readonly productType: string;
}

/** An agent's name over its id; no component, because every row has one. */
export const agentCell = (agent: { readonly agentName: ReactNode; readonly agentId: string }) => (
  <>
    {agent.agentName}
    <span className="visually-hidden"> - </span>
    <small>{agent.agentId}</small>
  </>
);

/**
 * The columns that every policy list has, in this order [S2].
 * @param employerWidth how wide the employer's is @default as the table makes it
 */
export const policyColumns = (employerWidth?: string): readonly Column<AnyPolicyRow>[] => [
  {
    id: 'agent',
    header: 'Agent Name - ID',
    width: '10rem',
    cell: agentCell,
  },
  { id: 'primaryInsured', header: 'Primary Insured', cell: (row) => row.primaryInsured },
  {
    id: 'policyNumber',
    header: 'Policy Number',
    card: 'heading',
    cell: (row) => <Link href={paths.policyDetails(row.policyNumber)}>{row.policyNumber}</Link>,
  },
  {
    id: 'employer',
    header: 'Employer',
    width: employerWidth,
    cell: ({ employer }) => <EmployerName name={employer} />,
  },
  { id: 'productType', header: 'Product Type', cell: (row) => row.productType },
];
