import { useIssuedByMonth } from '@agent-portal/data/business/hooks';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Card } from '@agent-portal/ui/Card';
import { formatMoney, formatShortMoney } from '@agent-portal/format';
import { issuedChart } from '../issuedChart.ts';
import { BusinessCard } from './BusinessCard.tsx';

const title = 'Premium issued by month';

/** The annualized premium issued by month, compared with the year before. */
export function IssuedCard() {
  const answer = useIssuedByMonth();
  if (answer.error?.kind === 'not-offered') return null;
  if (!answer.data) {
    return (
      <BusinessCard
        title={title}
        answer={answer}
        failure="The premium issued by month could not be loaded."
        lines={12}
      />
    );
  }
  return (
    <Card>
      <BarChart
        title={title}
        foldsOnPhone
        categoryName="Month"
        format={formatMoney}
        formatTick={formatShortMoney}
        emptyText="No policy was issued in the last two years."
        {...issuedChart(answer.data)}
      />
    </Card>
  );
}
