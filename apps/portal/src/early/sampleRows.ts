import type { RequirementSummary } from '@agent-portal/data/policies/shapes';

/**
 * What stands in the rows that the build draws for index.html, by the field whose text takes its
 * place. A date is one that no carrier sends.
 */
export const placeholders = {
  date: '11/22/3333',
  dueDate: '11/22/4444',
  daysOverdue: '7777',
  agentName: 'AGENT_NAME',
  agentId: 'AGENT_ID',
  primaryInsured: 'PRIMARY_INSURED',
  policyNumber: 'POLICY_NUMBER',
  employer: 'EMPLOYER',
  productType: 'PRODUCT_TYPE',
  requirementId: 'REQUIREMENT_ID',
  requirement: 'REQUIREMENT',
} as const satisfies Partial<Record<keyof RequirementSummary, string>>;

export type Placeholder = keyof typeof placeholders;

type Variant = Pick<RequirementSummary, 'met' | 'actionNeeded' | 'daysOverdue'>;

/**
 * Rows that are drawn alike but for their texts have the same name. What a carrier may leave out is
 * in every row that the build draws: without it a row has no kind.
 */
export function variantOf(
  row: Variant & Pick<RequirementSummary, 'requirementId' | 'dueDate'>,
): string {
  const { met, actionNeeded, daysOverdue } = row;
  const ours = [daysOverdue, row.requirementId, row.dueDate];
  if (ours.includes(undefined)) return 'none';
  const one = met === 'Overdue' && daysOverdue === 1;
  return [met, actionNeeded && 'action', one && 'one'].filter(Boolean).join('-');
}

const late = Number(placeholders.daysOverdue);
const states = [
  { met: 'Open', daysOverdue: late },
  { met: 'Scheduled', daysOverdue: late },
  { met: 'Overdue', daysOverdue: late },
  { met: 'Overdue', daysOverdue: 1 },
  { met: 'Met', daysOverdue: late },
] as const;

const sample = (state: Omit<Variant, 'actionNeeded'>, actionNeeded: boolean) => ({
  ...state,
  actionNeeded,
  requirementId: placeholders.requirementId,
  date: '3333-11-22',
  dueDate: '4444-11-22',
  metDate: null,
  agentName: placeholders.agentName,
  agentId: placeholders.agentId,
  primaryInsured: placeholders.primaryInsured,
  policyNumber: placeholders.policyNumber,
  employer: placeholders.employer,
  productType: placeholders.productType,
  requirement: placeholders.requirement,
});

/** A row of each kind, with a placeholder for each text. */
export const sampleRows: readonly RequirementSummary[] = states.flatMap((state) => [
  sample(state, true),
  sample(state, false),
]);
