import { useProductionCard } from '@agent-portal/data/business/hooks';
import type { BusinessType } from '@agent-portal/data/endpoint';
import { BarChart } from '@agent-portal/ui/BarChart';
import { Card } from '@agent-portal/ui/Card';
import { formatMoney, formatShortMoney } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { paths } from '../../../paths.ts';
import { productionChart } from '../../../shared/production/productionChart.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

/** The link of a card whose header belongs to a chart. */
const CardFoot = styled.p`
  margin: ${token('space-12')} 0 0;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('target')};
  }
`;

const addresses = {
  Individual: paths.productionCredit('individual'),
  Worksite: paths.productionCredit('worksite'),
} as const;

/** The year's production credit of one type of business, compared with last year to the same day. */
export function ProductionCard({ type }: { readonly type: BusinessType }) {
  const answer = useProductionCard(type);
  const title = `${type} production credit`;
  const action = <Link href={addresses[type]}>See {type.toLowerCase()} production</Link>;
  if (!answer.data?.periods) {
    return (
      <BusinessCard
        title={title}
        action={action}
        answer={answer}
        failure="Your production credit could not be loaded."
        lines={12}
      >
        {({ totals }) => (
          <p>
            <Money amount={totals.productionCredit} /> this year to date.
          </p>
        )}
      </BusinessCard>
    );
  }
  const { periods, totals } = answer.data;
  return (
    <Card>
      <BarChart
        title={title}
        foldsOnPhone
        format={formatMoney}
        formatTick={formatShortMoney}
        emptyText="There is no production this year to date or in the same period last year."
        {...productionChart(periods, totals)}
      />
      <CardFoot>{action}</CardFoot>
    </Card>
  );
}
