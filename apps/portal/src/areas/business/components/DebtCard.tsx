import { useDebtCard } from '@agent-portal/data/business/useDebtCard';
import { useDebtAtRisk } from '@agent-portal/data/debt/useDebtAtRisk';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { paths } from '../../../paths.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Figures } from './CommissionsCard.styles.ts';
import { Figure } from './StatusCountsCard.styles.ts';

/** What is owed, and what policies past due would add to it; the latter where a carrier says so. */
export function DebtCard() {
  const { data: atRisk } = useDebtAtRisk();
  return (
    <BusinessCard
      title="Debt"
      action={<Link href={paths.debt()}>See debt</Link>}
      answer={useDebtCard()}
      failure="Your debt could not be loaded."
      lines={3}
    >
      {({ unsecured, secured }) => (
        <Figures>
          <Figure>
            <dt>Unsecured</dt>
            <dd>
              <Money amount={unsecured} />
            </dd>
          </Figure>
          <Figure>
            <dt>Secured</dt>
            <dd>
              <Money amount={secured} />
            </dd>
          </Figure>
          {atRisk && (
            <Figure>
              <dt>At risk by policies past due</dt>
              <dd>
                <Money amount={atRisk.totalAtRisk} />
              </dd>
            </Figure>
          )}
        </Figures>
      )}
    </BusinessCard>
  );
}
