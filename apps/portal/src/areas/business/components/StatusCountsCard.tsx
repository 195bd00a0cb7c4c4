import { useStatusCountsCard } from '@agent-portal/data/business/useStatusCountsCard';
import { formatCount } from '@agent-portal/ui/format';
import { Link } from '@agent-portal/ui/Link';
import { Money } from '@agent-portal/ui/Money';
import { paths } from '../../../paths.ts';
import { listLinks } from '../listLinks.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { Figure, Groups } from './StatusCountsCard.styles.ts';

/** The status counts of the three policy groups, each leading to its list [S3]. */
export function StatusCountsCard() {
  return (
    <BusinessCard
      title="Policies"
      answer={useStatusCountsCard()}
      failure="The counts of your policies could not be loaded."
      lines={4}
    >
      {({ pendingPolicies: pending, activePolicies: active, terminatedPolicies: terminated }) => (
        <Groups>
          <li>
            <h3>
              <Link href={paths.pending()}>Pending</Link>
            </h3>
            <dl>
              <Figure>
                <dt>Underwriting requirements</dt>
                <dd>{formatCount(pending.underwritingRequirements)}</dd>
              </Figure>
              <Figure>
                <dt>Pending premium</dt>
                <dd>
                  <Money amount={pending.pendingPremium} />
                </dd>
              </Figure>
            </dl>
          </li>
          <li>
            <h3>
              <Link href={paths.active()}>Active</Link>
            </h3>
            <dl>
              <Figure>
                <dt>Policies</dt>
                <dd>{formatCount(active.totalPolicies)}</dd>
              </Figure>
              <Figure>
                <dt>Annualized premium</dt>
                <dd>
                  <Money amount={active.annualizedPremium} />
                </dd>
              </Figure>
              <Figure>
                <dt>
                  <Link href={listLinks.pastDue}>Past due premium</Link>
                </dt>
                <dd>
                  <Money amount={active.pastDuePremium} />
                </dd>
              </Figure>
            </dl>
          </li>
          <li>
            <h3>
              <Link href={paths.terminated()}>Terminated</Link>
            </h3>
            <dl>
              <Figure>
                <dt>
                  <Link href={listLinks.firstPaymentFail}>Declined initial premium payments</Link>
                </dt>
                <dd>{formatCount(terminated.declinedInitialPremiumPayments)}</dd>
              </Figure>
            </dl>
          </li>
        </Groups>
      )}
    </BusinessCard>
  );
}
