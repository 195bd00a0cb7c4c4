import { cleanEmail } from '@agent-portal/data/emailAddress';
import {
  policyActions,
  type PolicyAction,
} from '@agent-portal/data/policies/actions/policyActions';
import { fitsPolicy } from '@agent-portal/data/policies/actions/fitsPolicy';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { actionNames } from './actionNames.ts';

/** The facts about a policy that the form needs. */
export interface ActionSubject extends Pick<Policy, 'policyNumber' | 'policyStatus'> {
  readonly requirements: readonly Pick<
    Policy['requirements'][number],
    'requirementId' | 'requirement' | 'met' | 'suggestedAction'
  >[];
}

/** The values of the form. An empty requirement means the whole policy. */
export interface ActionForm {
  readonly requirementId: string;
  readonly action: PolicyAction;
  readonly note: string;
  readonly contactEmail: string;
  /** Stays the same for every retry, even after a new login. */
  readonly idempotencyKey: string;
}

/** The action that answers a requirement, or another subject, if the carrier names none. */
export const suggestedAction = ({ requirements }: ActionSubject, id: string): PolicyAction =>
  requirements.find(({ requirementId }) => requirementId === id)?.suggestedAction ??
  'ProvideInformation';

/** A form without input, about a requirement or the whole policy. */
export function emptyActionForm(policy: ActionSubject, requirementId = ''): ActionForm {
  return {
    requirementId,
    action: suggestedAction(policy, requirementId),
    note: '',
    contactEmail: '',
    idempotencyKey: crypto.randomUUID(),
  };
}

/** The requirements that an action can answer: those that are not met. */
export function requirementOptions({ requirements }: ActionSubject) {
  const open = requirements.filter(({ met }) => met !== 'Met');
  return [
    { value: '', label: 'The whole policy' },
    ...open.map(({ requirementId, requirement }) => ({ value: requirementId, label: requirement })),
  ];
}

/** The actions that the policy's status allows. */
export function actionOptions({ policyStatus }: Pick<Policy, 'policyStatus'>) {
  return policyActions
    .filter((action) => fitsPolicy(action, policyStatus))
    .map((action) => ({ value: action, label: actionNames[action] }));
}

/** Converts the form to the input of the call. */
export function actionInput(policyNumber: string, form: ActionForm) {
  const { requirementId, action, note, idempotencyKey } = form;
  const contactEmail = cleanEmail(form.contactEmail);
  return {
    body: {
      policyNumber,
      action,
      note: note.trim(),
      idempotencyKey,
      ...(requirementId && { requirementId }),
      ...(contactEmail && { contactEmail }),
    },
  };
}
