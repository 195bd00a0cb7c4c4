import type { ActivityKind } from '@agent-portal/data/activity/contract';

/** What an action of the audit log is about, and how its reader is told. */
export const knownActions: Readonly<Record<string, readonly [ActivityKind, string]>> = {
  'sign-in': ['Sign-in', 'Signed in'],
  'sign-in refused': ['Failed sign-in', 'Sign-in refused'],
  'password accepted': ['Sign-in', 'Password accepted, second step asked for'],
  'second step refused': ['Failed sign-in', 'Second step refused'],
  'sign-out': ['Sign-out', 'Signed out'],
  'session replaced': ['Sign-out', 'Signed in over an open session'],
  'session ended': ['Sign-out', 'Ended an open session'],
  impersonation: ['Home office', 'Began to act for the agent'],
  'impersonation ended': ['Home office', 'Stopped acting for the agent'],
  exported: ['Export', 'Exported a file'],
};

/** An action in words; those that are not named here read well as they are. */
export const whatOf = (action: string) =>
  knownActions[action]?.[1] ?? action.charAt(0).toUpperCase() + action.slice(1);
