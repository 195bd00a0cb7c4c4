import type { RequirementSummary } from '@agent-portal/data/policies/shapes';

/**
 * What stands in the rows that the build draws for index.html, by the field whose text takes its
 * place. A date is one that no carrier sends.
 */
export const placeholders = {
  date: '11/22/3333',
  metDate: '11/22/4444',
  daysOverdue: '7777',
  agentName: 'AGENT_NAME',
  agentId: 'AGENT_ID',
  primaryInsured: 'PRIMARY_INSURED',
  policyNumber: 'POLICY_NUMBER',
  employer: 'EMPLOYER',
  productType: 'PRODUCT_TYPE',
  requirement: 'REQUIREMENT',
} as const satisfies Partial<Record<keyof RequirementSummary, string>>;

export type Placeholder = keyof typeof placeholders;

type Variant = Pick<RequirementSummary, 'met' | 'actionNeeded' | 'daysOverdue' | 'metDate'>;

/** Rows that are drawn alike but for their texts have the same name. */
export function variantOf({ met, actionNeeded, daysOverdue, metDate }: Variant): string {
  const one = met === 'Overdue' && daysOverdue === 1;
  return [met, actionNeeded && 'action', one && 'one', metDate && 'dated']
    .filter(Boolean)
    .join('-');
}

const variants: readonly Variant[] = (['Open', 'Scheduled', 'Overdue', 'Met'] as const).flatMap(
  (met) =>
    [true, false].flatMap((actionNeeded) => [
      { met, actionNeeded, daysOverdue: 7777, metDate: met === 'Met' ? '4444-11-22' : null },
      ...(met === 'Overdue' ? [{ met, actionNeeded, daysOverdue: 1, metDate: null }] : []),
      ...(met === 'Met' ? [{ met, actionNeeded, daysOverdue: 7777, metDate: null }] : []),
    ]),
);

/** A row of each kind, with a placeholder for each text. */
export const sampleRows: readonly RequirementSummary[] = variants.map((variant) => ({
  ...variant,
  requirementId: variantOf(variant),
  date: '3333-11-22',
  dueDate: '3333-11-22',
  agentName: placeholders.agentName,
  agentId: placeholders.agentId,
  primaryInsured: placeholders.primaryInsured,
  policyNumber: placeholders.policyNumber,
  employer: placeholders.employer,
  productType: placeholders.productType,
  requirement: placeholders.requirement,
}));
