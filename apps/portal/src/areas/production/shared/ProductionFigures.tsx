import type { ProductionSums } from '@agent-portal/data/production/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatCount, formatMoney } from '@agent-portal/format';
import { Money } from '@agent-portal/ui/Money';
import { StatTile } from '@agent-portal/ui/StatTile';
import { changeText } from '../../../shared/production/changeText.ts';
import { Days, FigureList, Note } from './ProductionHead.styles.ts';

interface ProductionFiguresProps {
  readonly totals: ProductionSums;
  /** The dates that the figures cover, MM/DD/YYYY. */
  readonly days: { readonly fromDate?: string; readonly toDate?: string };
}

/** The production totals of all rows, with the same dates of last year. */
export function ProductionFigures({ totals, days }: ProductionFiguresProps) {
  const { productionCredit, annualizedPremium, submitted, issued, cancelled, lastYear } = totals;
  const counts = [totals, lastYear].flatMap((sums) => [
    sums?.submitted,
    sums?.issued,
    sums?.cancelled,
  ]);
  const isShared = counts.some((count) => count !== undefined && !Number.isInteger(count));
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
        <StatTile
          label="Production credit"
          value={<Money amount={productionCredit} />}
          note={money(productionCredit, lastYear?.productionCredit)}
        />
        <StatTile
          label="Annualized premium"
          value={<Money amount={annualizedPremium} />}
          note={money(annualizedPremium, lastYear?.annualizedPremium)}
        />
        <StatTile
          label="Policies submitted"
          value={formatCount(submitted)}
          note={count(lastYear?.submitted)}
        />
        <StatTile
          label="Policies issued"
          value={formatCount(issued)}
          note={count(lastYear?.issued)}
        />
        {cancelled !== undefined && (
          <StatTile
            label="Policies cancelled"
            value={formatCount(cancelled)}
            note={count(lastYear?.cancelled)}
          />
        )}
      </FigureList>
      {isShared && (
        <Note>When agents share a policy, each agent gets credit only for their share of it.</Note>
      )}
    </Card>
  );
}
