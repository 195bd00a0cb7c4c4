import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatCount, formatMoney } from '@agent-portal/ui/format';
import { Money } from '@agent-portal/ui/Money';
import type { ReactNode } from 'react';
import { changeText } from '../../../shared/production/changeText.ts';
import { Days, FigureList } from './ProductionHead.styles.ts';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** The same of last year, where it is known. */
  readonly before: string | undefined;
}

function Figure({ label, value, before }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {before !== undefined && <dd>{before}</dd>}
    </div>
  );
}

interface ProductionFiguresProps {
  readonly totals: ProductionSums;
  /** The days on which it counted, MM/DD/YYYY. */
  readonly days: { readonly fromDate?: string; readonly toDate?: string };
}

/** What the production of all rows comes to, beside the same days of last year. */
export function ProductionFigures({ totals, days }: ProductionFiguresProps) {
  const { productionCredit, annualizedPremium, submitted, issued, cancelled, lastYear } = totals;
  const money = (now: string, before: string | undefined) =>
    before === undefined
      ? undefined
      : `${changeText(now, before)} on last year’s ${formatMoney(before)}`;
  const count = (before: number | undefined) =>
    before === undefined ? undefined : `Last year ${formatCount(before)}`;
  return (
    <Card>
      <Days>
        {days.fromDate} to {days.toDate}
      </Days>
      <FigureList>
        <Figure
          label="Production Credit"
          value={<Money amount={productionCredit} />}
          before={money(productionCredit, lastYear?.productionCredit)}
        />
        <Figure
          label="Annualized Premium"
          value={<Money amount={annualizedPremium} />}
          before={money(annualizedPremium, lastYear?.annualizedPremium)}
        />
        <Figure
          label="Policies submitted"
          value={formatCount(submitted)}
          before={count(lastYear?.submitted)}
        />
        <Figure
          label="Policies issued"
          value={formatCount(issued)}
          before={count(lastYear?.issued)}
        />
        {cancelled !== undefined && (
          <Figure
            label="Policies cancelled"
            value={formatCount(cancelled)}
            before={count(lastYear?.cancelled)}
          />
        )}
      </FigureList>
    </Card>
  );
}
