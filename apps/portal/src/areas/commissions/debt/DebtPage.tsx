import type { DebtAtRisk } from '@agent-portal/data/debt/contract';
import { useDebtAtRisk } from '@agent-portal/data/debt/hooks';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { token } from '@agent-portal/ui/theme/token';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { PageCommands } from '../../../shared/files/PageCommands.tsx';
import { useListFiles } from '../../../shared/list/head/useListFiles.ts';
import { ListRows } from '../../../shared/list/ListRows.tsx';
import { useList } from '../../../shared/list/useList.ts';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { securedList, unsecuredList } from './debtLists.tsx';
import { policyColumn } from '../../../shared/cells/policyColumn.tsx';
import { insuredColumn } from '../../../shared/cells/insuredColumn.tsx';
import { agentColumn } from '../../../shared/cells/agentColumn.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { tableStatus } from '../../../shared/page/tableStatus.ts';

const Section = styled.section`
  margin-block-end: ${token('space-32')};

  & > h2 {
    margin: 0 0 ${token('space-12')};
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }

  & > h2 + p {
    margin-block: ${token('space-8')} ${token('space-12')};
    color: ${token('color-text-muted')};
  }
`;

interface DebtSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A table of /commissions/debt under its heading. */
function DebtSection({ title, children }: DebtSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Section>
  );
}

type Row = DebtAtRisk['policies'][number];

const columns: readonly Column<Row>[] = [
  insuredColumn(),
  policyColumn(),
  agentColumn({ header: 'Writing Agent', hideOrder: 1 }),
  { id: 'paidToDate', header: 'Paid to Date', kind: 'date', hideOrder: 4, width: 6.75 },
  { id: 'daysPastDue', header: 'Days past due', kind: 'count', width: 6.5, hideOrder: 3 },
  { id: 'commission', header: 'Commission', kind: 'money', width: 7 },
  { id: 'advance', header: 'Advance', kind: 'money' },
  { id: 'atRisk', header: 'At risk', kind: 'money', card: 'summary' },
];

const none: never[] = [];

/** The chargeback if all past due policies lapsed today. Hidden if the carrier does not offer it. */
function AtRisk() {
  const answer = useDebtAtRisk();
  const { data, error, retry } = answer;
  if (error?.kind === 'not-offered') return null;
  return (
    <DebtSection title="At risk">
      <p>The chargeback if all past due policies lapse.</p>
      <DataTable
        name="At risk"
        columns={columns}
        rows={data?.policies ?? none}
        rowKey={(row) => row.policyNumber}
        status={tableStatus(answer, error)}
        totals={data && { atRisk: data.totalAtRisk }}
        error={error && <LoadError error={error} onRetry={retry} />}
        empty={<p>No debt at risk: no past due policy would be charged back.</p>}
      />
    </DebtSection>
  );
}

/** /commissions/debt: unsecured and secured debt, and what lapses would add to it [S2]. */
export function DebtPage() {
  const unsecured = useList(unsecuredList);
  const secured = useList(securedList);
  const files = [
    ...useListFiles(unsecuredList, unsecured, 'Export unsecured to Excel'),
    ...useListFiles(securedList, secured, 'Export secured to Excel'),
  ];
  const refresh = () => {
    unsecured.retry();
    secured.retry();
  };
  return (
    <>
      <PageHeader
        title="Debt"
        trail={<Breadcrumbs />}
        actions={<PageCommands files={files} onRefresh={refresh} />}
      />
      <AtRisk />
      <div data-lists="several">
        <DebtSection title={unsecuredList.title}>
          <ListRows list={unsecuredList} shown={unsecured} />
        </DebtSection>
        <DebtSection title={securedList.title}>
          <ListRows list={securedList} shown={secured} />
        </DebtSection>
      </div>
    </>
  );
}

export { DebtPage as Page };

export { startDebt as startData } from '../firstData.ts';
