import { useCommissionSummary } from '@agent-portal/data/commissions/explained/hooks';
import { formatDate } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { StatTile, StatTiles } from '@agent-portal/ui/StatTile';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';

/** The open commission cycle, and the year to date compared with last year. */
export function CommissionsCard() {
  const answer = useCommissionSummary({ query: {} });
  if (answer.error?.kind === 'not-offered') return null;
  return (
    <BusinessCard
      title="Commissions"
      action={<Link href={paths.commissions()}>See commissions</Link>}
      answer={answer}
      failure="Your commissions could not be loaded."
      lines={3}
    >
      {({ cycle, taxableCommissionsTotal, commissionsPreviousYear }) => (
        <StatTiles>
          <StatTile
            label={
              <>
                Cycle to {formatDate(cycle.cycleEndDate)}
                {cycle.estimated && ', estimated'}
              </>
            }
            value={<Money amount={cycle.myCommissions} />}
          />
          <StatTile label="This year" value={<Money amount={taxableCommissionsTotal} />} />
          <StatTile
            label="Last year up to the same cycle"
            value={<Money amount={commissionsPreviousYear} />}
          />
        </StatTiles>
      )}
    </BusinessCard>
  );
}
