import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { Card } from '@agent-portal/ui/Card';
import { formatDate, formatMoney } from '@agent-portal/format';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { Grid } from '@agent-portal/ui/Grid';

/** The coverages and riders of the policy (decisions, 3). */
export function Coverages({ coverages }: { readonly coverages: Policy['coverages'] }) {
  if (coverages.length === 0) return null;
  return (
    <Card>
      <h2>Coverages and riders</h2>
      <Grid minColumn="18rem" gap={24}>
        {coverages.map((cover) => (
          <section key={JSON.stringify(cover)} aria-label={cover.name}>
            <h3>{cover.name}</h3>
            <DescriptionList
              items={[
                ['Kind', cover.kind === 'Base' ? 'Base coverage' : 'Rider'],
                ['Face amount', cover.faceAmount && formatMoney(cover.faceAmount)],
                ['Annual premium', formatMoney(cover.annualPremium)],
                ['Effective date', cover.effectiveDate && formatDate(cover.effectiveDate)],
              ]}
            />
          </section>
        ))}
      </Grid>
    </Card>
  );
}
