import { longestNote } from '@agent-portal/data/policies/actions/contract';
import { optionalEmailRules } from '../form/emailRules.ts';
import { noteRules } from '../form/noteRules.ts';

/** The rules of what the carrier gets with an action: a note, and an e-mail address for questions. */
export const contactRules = {
  note: { required: 'Write a note for the carrier.', ...noteRules(longestNote) },
  contactEmail: optionalEmailRules,
} as const;
