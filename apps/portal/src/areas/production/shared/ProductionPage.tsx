import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../shared/page/Breadcrumbs.tsx';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import type { BranchName } from './branches.ts';
import { DownlineTrail } from './DownlineTrail.tsx';
import { OtherBranch } from './OtherBranch.tsx';
import { ProductionChart } from './ProductionChart.tsx';
import { ProductionFigures } from './ProductionFigures.tsx';
import { ProductionHead } from './ProductionHead.tsx';
import type { ShownProduction } from './useProduction.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** Figures, rows and chart in one column. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};
`;

interface ProductionPageProps {
  readonly branch: BranchName;
  readonly title: string;
  /** What there is to export. */
  readonly actions?: ReactNode;
  readonly shown: ShownProduction;
  /** The figures come from a separate call and show its failure. @default false */
  readonly saysFailure?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A summary of a branch: its figures, its rows, and this year compared to last year. */
export function ProductionPage({
  branch,
  title,
  actions,
  shown,
  saysFailure = false,
  children,
}: ProductionPageProps) {
  const { data: summary, answer } = shown;
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs />}
        title={title}
        actions={
          <>
            <OtherBranch branch={branch} />
            {actions}
          </>
        }
      />
      <ProductionHead branch={branch}>
        {summary?.trail && <DownlineTrail agents={summary.trail} />}
      </ProductionHead>
      <Parts>
        {summary && <ProductionFigures totals={summary.totals} days={shown.query} />}
        {saysFailure && answer.error && <ListError error={answer.error} onRetry={answer.retry} />}
        {children}
        {summary && <ProductionChart summary={summary} />}
      </Parts>
    </>
  );
}
