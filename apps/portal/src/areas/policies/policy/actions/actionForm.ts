import { policyActions, type PolicyAction } from '@agent-portal/data/policies/actions/contract';
import { fitsPolicy } from '@agent-portal/data/policies/actions/fitsPolicy';
import type { Policy } from '@agent-portal/data/policies/shapes';
import { actionNames } from './actionNames.ts';

/** What stands in the form; the empty requirement is the whole policy. */
export interface ActionForm {
  readonly requirementId: string;
  readonly action: PolicyAction;
  readonly note: string;
  readonly contactEmail: string;
  /** Stays the same however often the form is sent, and through a log-in in between. */
  readonly idempotencyKey: string;
}

/** A form that nothing was typed into. */
export function emptyActionForm(): ActionForm {
  return {
    requirementId: '',
    action: 'ProvideInformation',
    note: '',
    contactEmail: '',
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The requirements that an action can answer: those that are not met. */
export function requirementOptions({ requirements }: Policy) {
  const open = requirements.filter(({ met }) => met !== 'Met');
  return [
    { value: '', label: 'The whole policy' },
    ...open.map(({ requirementId, requirement }) => ({ value: requirementId, label: requirement })),
  ];
}

/** The actions that fit the policy's state. */
export function actionOptions({ policyStatus }: Pick<Policy, 'policyStatus'>) {
  return policyActions
    .filter((action) => fitsPolicy(action, policyStatus))
    .map((action) => ({ value: action, label: actionNames[action] }));
}

/** The call for a form. */
export function actionInput(policyNumber: string, form: ActionForm) {
  const { requirementId, action, note, contactEmail, idempotencyKey } = form;
  return {
    body: {
      policyNumber,
      action,
      note: note.trim(),
      idempotencyKey,
      ...(requirementId && { requirementId }),
      ...(contactEmail.trim() && { contactEmail: contactEmail.trim() }),
    },
  };
}
