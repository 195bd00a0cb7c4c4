import { longestNote } from '@agent-portal/data/policies/actions/contract';
import { noteRules } from '../form/noteRules.ts';

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of what the carrier gets with an action: a note, and an e-mail address for questions. */
export const contactRules = {
  note: { required: 'Write a note for the carrier.', ...noteRules(longestNote) },
  contactEmail: {
    validate: (email: string) =>
      email.trim() === '' ||
      looksLikeEmail.test(email.trim()) ||
      'Enter an e-mail address, like dana@northfield.example.',
  },
} as const;
