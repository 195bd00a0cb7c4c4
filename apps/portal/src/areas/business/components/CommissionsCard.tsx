import { useCommissionSummary } from '@agent-portal/data/commissions/explained/useCommissionSummary';
import { Badge } from '@agent-portal/ui/Badge';
import { formatDate } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Figures } from './CommissionsCard.styles.ts';
import { Figure } from './StatusCountsCard.styles.ts';

/** The open commission cycle, and the year up to it against last year's. */
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
        <Figures>
          <Figure>
            <dt>
              Cycle to {formatDate(cycle.cycleEndDate)}{' '}
              {cycle.estimated && <Badge tone="info">Estimated</Badge>}
            </dt>
            <dd>
              <Money amount={cycle.myCommissions} />
            </dd>
          </Figure>
          <Figure>
            <dt>This year</dt>
            <dd>
              <Money amount={taxableCommissionsTotal} />
            </dd>
          </Figure>
          <Figure>
            <dt>Last year up to the same cycle</dt>
            <dd>
              <Money amount={commissionsPreviousYear} />
            </dd>
          </Figure>
        </Figures>
      )}
    </BusinessCard>
  );
}
