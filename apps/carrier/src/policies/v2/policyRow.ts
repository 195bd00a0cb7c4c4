import type { FoundRequirement, FoundRow } from '../queries/policyRows.ts';
import { pendingReason } from '../reason/pendingReason.ts';
import { toRequirement } from '../toRequirement.ts';
import { isActionNeeded, lastChange } from '../rules.ts';

/** The fields of a policy in every second list. */
function toCommonRow(found: FoundRow, requirements: readonly FoundRequirement[] = []) {
  return {
    agentName: found.agentName,
    agentId: found.agentId,
    primaryInsured: found.primaryInsured,
    policyNumber: found.policyNumber,
    employer: found.employer,
    productType: found.productType,
    productName: found.productName,
    policyStatus: found.policyStatus,
    statusDate: found.statusDate,
    applicationDate: found.applicationDate,
    billingMode: found.billingMode,
    modalPremium: found.modalPremium,
    annualizedPremium: found.annualizedPremium,
    changedAt: lastChange({
      days: [found.statusDate, ...requirements.flatMap((one) => [one.requestedOn, one.metOn])],
      moments: [found.changedAt, ...requirements.map(({ changedAt }) => changedAt)],
    }),
  };
}

/** A row of the second pending list at the business date. */
export function toPendingPolicyRow(
  found: FoundRow,
  requirements: readonly FoundRequirement[],
  today: string,
) {
  const [latest = found.applicationDate] = requirements
    .map(({ requestedOn }) => requestedOn)
    .toSorted()
    .toReversed();
  const [firstDue = null] = requirements
    .flatMap(({ metOn, dueOn }) => (metOn === null ? dueOn : []))
    .toSorted();
  return {
    ...toCommonRow(found, requirements),
    date: latest,
    dueDate: firstDue,
    openRequirements: requirements.filter(({ metOn }) => metOn === null).length,
    actionNeeded: requirements.some(isActionNeeded),
    requirements: requirements.map((stored) => toRequirement(stored, today)),
    pendingReason: pendingReason({ ...found, status: found.policyStatus, requirements }, today),
  };
}

/** A `PendingPolicyRow` with its optional fields. */
export type FullPendingPolicyRow = ReturnType<typeof toPendingPolicyRow>;

const toIssuedRow = (found: FoundRow) => ({
  ...toCommonRow(found),
  issueDate: found.issueDate,
  paidToDate: found.paidToDate,
});

export const toActivePolicyRow = (found: FoundRow) => ({
  ...toIssuedRow(found),
  lapsesOn: found.lapsesOn,
  daysLate: found.daysLate,
  amountDue: found.amountDue,
  phone: found.phone,
  email: found.email,
  ...(found.doNotCall && { doNotCall: true }),
  lastCall: found.lastCall,
});

export function toTerminatedPolicyRow(found: FoundRow) {
  return {
    ...toIssuedRow(found),
    terminationDate: found.terminationDate,
    reason: found.reason,
  };
}
