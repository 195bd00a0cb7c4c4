import type { Access } from '@agent-portal/data/endpoint';
import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { getClaims } from '@agent-portal/data/claims/contract';
import { commissionsAccess } from '@agent-portal/data/commissions/commissionsAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';

/** An event of one policy or one commission cycle. It is reported once. */
export interface Happening {
  readonly event: AlertEvent;
  /** Its key among those of its event and day. */
  readonly subject: string;
  /** The business date on which it happened, `YYYY-MM-DD`. */
  readonly happenedOn: string;
  /** Null of a commission cycle. */
  readonly policyNumber: string | null;
  readonly insured: string | null;
  readonly detail: string;
}

/** The words of an event, who may see it, and the pages that show it. */
interface EventWords {
  /** The plural. */
  readonly many: string;
  /** The access that a caller needs for the page of the event. */
  readonly access: Access;
  readonly path: (happening: Happening) => string;
  /** The page with all of them. */
  readonly all: string;
}

const policyPath = ({ policyNumber }: Happening) =>
  `/policy/${encodeURIComponent(policyNumber ?? '')}/details`;

/** A requirement on the page of its policy. A subject begins with the requirement's id. */
const requirementPath = (happening: Happening) =>
  `${policyPath(happening)}#${encodeURIComponent(happening.subject.split(' ')[0] ?? '')}`;

const claimPath = ({ subject }: Happening) =>
  `/claims/${encodeURIComponent(subject.split(' ')[0] ?? '')}`;

export const eventWords: Readonly<Record<AlertEvent, EventWords>> = {
  RequirementAdded: {
    many: 'Requirements added',
    access: policiesAccess,
    path: requirementPath,
    all: '/pending',
  },
  RequirementOverdue: {
    many: 'Requirements overdue',
    access: policiesAccess,
    path: requirementPath,
    all: '/pending?due=overdue',
  },
  PolicyIssued: {
    many: 'Policies issued',
    access: policiesAccess,
    path: policyPath,
    all: '/active',
  },
  PolicyLapsed: {
    many: 'Policies lapsed',
    access: policiesAccess,
    path: policyPath,
    all: '/terminated',
  },
  PolicyDeadline: {
    many: 'Policy deadlines ahead',
    access: policiesAccess,
    path: policyPath,
    all: '/deadlines',
  },
  CommissionPosted: {
    many: 'Commissions posted',
    access: commissionsAccess,
    path: ({ subject }) => `/commissions?cycle=${encodeURIComponent(subject)}`,
    all: '/commissions',
  },
  ClaimUpdate: {
    many: 'Claim updates',
    access: getClaims.access,
    path: claimPath,
    all: '/claims',
  },
};

/** `Policies issued: 3`, or `Policy issued: 1`. */
export const headingOf = (event: AlertEvent, count: number): string =>
  `${count === 1 ? eventLabels[event] : eventWords[event].many}: ${count}`;
