import type { AlertEvent } from './contract.ts';

/** The names of alert events, on the page and in each alert. */
export const eventLabels: Readonly<Record<AlertEvent, string>> = {
  RequirementAdded: 'Requirement added',
  RequirementOverdue: 'Requirement overdue',
  PolicyIssued: 'Policy issued',
  PolicyLapsed: 'Policy lapsed',
  PolicyDeadline: 'Policy deadline ahead',
  CommissionPosted: 'Commission posted',
  ClaimUpdate: 'Claim update',
};
