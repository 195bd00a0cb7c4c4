import type { ActivePolicyRow } from '@agent-portal/data/policies/v2/shapes';
import { formatDate, formatMoney } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { LazyLapsePanel } from '../../../shared/lapse/lazyLapsePanel.ts';
import { LazyGlanceLinks } from './lazyGlanceLinks.ts';

/** The summary of an active or ended policy in its open row. */
export function IssuedGlance({ row }: { readonly row: ActivePolicyRow }) {
  return (
    <>
      {row.lapsesOn && <LazyLapsePanel policyNumber={row.policyNumber} />}
      <DescriptionList
        pairs={[
          ['Product', row.productName],
          ['Status', `${row.policyStatus} since ${formatDate(row.statusDate)}`],
          ['Application date', formatDate(row.applicationDate)],
          ['Modal premium', formatMoney(row.modalPremium)],
          ['Annualized premium', formatMoney(row.annualizedPremium)],
        ]}
      />
      <LazyGlanceLinks policyNumber={row.policyNumber} />
    </>
  );
}
