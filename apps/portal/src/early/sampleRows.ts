import type { Actor, RequirementSummary } from '@agent-portal/data/policies/shapes';

/**
 * The placeholders in the prerendered rows of index.html, by the field whose text replaces them. The date is
 * one that no carrier sends.
 */
export const placeholders = {
  date: '11/22/3333',
  /** These have no year in their cells. */
  dueDate: '10/21',
  metDate: '09/20',
  scheduledDate: '12/24',
  daysOverdue: '7777',
  agentName: 'AGENT_NAME',
  agentId: 'AGENT_ID',
  primaryInsured: 'PRIMARY_INSURED',
  clientId: 'CLIENT_ID',
  policyNumber: 'POLICY_NUMBER',
  employer: 'EMPLOYER',
  productType: 'PRODUCT_TYPE',
  requirementId: 'REQUIREMENT_ID',
  requirement: 'REQUIREMENT',
} as const satisfies Partial<Record<keyof RequirementSummary, string>>;

export type Placeholder = keyof typeof placeholders;

type Variant = Pick<RequirementSummary, 'met' | 'actionNeeded' | 'daysOverdue' | 'actor'>;

/**
 * The kind of a row: rows of one kind differ only in their texts. The prerendered rows contain all the fields
 * that a carrier may omit, so a row without one of these fields has no kind.
 */
export function variantOf(
  row: Variant &
    Pick<
      RequirementSummary,
      'requirementId' | 'dueDate' | 'metDate' | 'clientId' | 'scheduledDate'
    >,
): string {
  const { met, actionNeeded, daysOverdue, actor } = row;
  const optionalFields = [daysOverdue, row.requirementId, row.dueDate, row.clientId, actor];
  const isWithoutDay =
    (met === 'Scheduled' && !row.scheduledDate) || (met === 'Met' && !row.metDate);
  if (optionalFields.includes(undefined) || isWithoutDay) return 'none';
  const one = met === 'Overdue' && daysOverdue === 1;
  return [met, actor, actionNeeded && 'action', one && 'one'].filter(Boolean).join('-');
}

const late = Number(placeholders.daysOverdue);
const states = [
  { met: 'Open', daysOverdue: late },
  { met: 'Scheduled', daysOverdue: late },
  { met: 'Overdue', daysOverdue: late },
  { met: 'Overdue', daysOverdue: 1 },
  { met: 'Met', daysOverdue: late },
] as const;

/** Not imported from the contract, whose schemas would be part of the early script. */
const everyActor: readonly Actor[] = ['Agent', 'Client', 'HomeOffice'];

const sample = (variant: Variant) => ({
  ...variant,
  requirementId: placeholders.requirementId,
  date: '3333-11-22',
  dueDate: '4444-10-21',
  scheduledDate: '4444-12-24',
  metDate: '4444-09-20',
  agentName: placeholders.agentName,
  agentId: placeholders.agentId,
  primaryInsured: placeholders.primaryInsured,
  clientId: placeholders.clientId,
  policyNumber: placeholders.policyNumber,
  employer: placeholders.employer,
  productType: placeholders.productType,
  requirement: placeholders.requirement,
});

/** One row of each kind, with a placeholder for each text. */
export const sampleRows: readonly RequirementSummary[] = states.flatMap((state) =>
  state.met === 'Met'
    ? sample({ ...state, actionNeeded: false, actor: null })
    : everyActor.map((actor) => sample({ ...state, actionNeeded: actor !== 'HomeOffice', actor })),
);
