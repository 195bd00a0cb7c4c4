import type { Access } from '@agent-portal/data/endpoint';
import type { AlertEvent } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { getClaims } from '@agent-portal/data/claims/contract';
import { commissionsAccess } from '@agent-portal/data/commissions/access';
import { policiesAccess } from '@agent-portal/data/policies/access';

/** What happened to one policy, or with one commission cycle, and is told of once. */
export interface Happening {
  readonly event: AlertEvent;
  /** Names it among those of its event and day. */
  readonly subject: string;
  /** The business date on which it happened, `YYYY-MM-DD`. */
  readonly happenedOn: string;
  /** Null of a commission cycle. */
  readonly policyNumber: string | null;
  readonly insured: string | null;
  readonly detail: string;
}

/** How an event is written, who may hear of it, and where it is seen. */
interface EventWords {
  /** What several are called. */
  readonly many: string;
  /** What a caller needs for the page that shows it. */
  readonly access: Access;
  readonly path: (happening: Happening) => string;
  /** Where all of them are. */
  readonly all: string;
}

const policyPath = ({ policyNumber }: Happening) =>
  `/policy/${encodeURIComponent(policyNumber ?? '')}/details`;

/** A requirement where it stands on its policy; a subject begins with its id. */
const requirementPath = (happening: Happening) =>
  `${policyPath(happening)}#${encodeURIComponent(happening.subject.split(' ')[0] ?? '')}`;

const claimPath = ({ subject }: Happening) =>
  `/claims/results?claimNumber=${encodeURIComponent(subject.split(' ')[0] ?? '')}`;

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
