import { addDays } from '../../db/dates.ts';
import type { SeededGroup, Sale } from '../../db/seed/SeededPolicy.ts';
import type { policies, requirements } from '../../db/tables/policies.ts';
import type { FeaturedPolicy } from './featuredPolicies.ts';
import { pendingLife } from './makePolicy.ts';
import { worksiteProducts } from '../../db/seed/products.ts';

type Policy = typeof policies.$inferInsert;
type Requirement = Omit<typeof requirements.$inferInsert, 'rowId'>;

/** The fixed part of a featured policy. The rest is generated as for any other. */
export const drawFeatured = {
  sale(featured: FeaturedPolicy | undefined, groups: readonly SeededGroup[]): Sale | undefined {
    const product = worksiteProducts.find(({ type }) => type === featured?.productType);
    if (featured === undefined || product === undefined) return undefined;
    return { agentId: featured.agentId, product, group: groups[0] };
  },

  policy(featured: FeaturedPolicy | undefined, drawn: Policy, today: string): Policy {
    if (featured === undefined) return drawn;
    return { ...drawn, ...pendingLife(addDays(today, featured.requested - 3)) };
  },

  requirements(
    featured: FeaturedPolicy | undefined,
    today: string,
  ): readonly Requirement[] | undefined {
    if (featured === undefined) return undefined;
    const { policyNumber, requirement, requested, due, met, scheduled } = featured;
    const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
    return [
      {
        requirementId: `${policyNumber}-1`,
        policyNumber,
        requirement,
        owedBy: 'Agent',
        requestedOn: addDays(today, requested),
        dueOn: addDays(today, due),
        metOn: day(met),
        scheduledOn: day(scheduled),
      },
    ];
  },
};
