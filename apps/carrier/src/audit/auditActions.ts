import type { ActivityKind } from '@agent-portal/data/activity/contract';

/** The kind and the text of every action of the audit log. */
export const auditActions = {
  'sign-in': ['Login', 'Logged in'],
  'sign-in refused': ['Failed login', 'Login rejected'],
  'password accepted': ['Login', 'Password accepted; second step required'],
  'second step refused': ['Failed login', 'Second step refused'],
  'password refused': ['Failed login', 'Wrong password typed for a change'],
  'password reset requested': ['Change', 'Requested a link for a new password'],
  'password reset': ['Change', 'Chose a new password by link'],
  'password changed': ['Change', 'Changed the password'],
  'password change refused': ['Refused', 'Change of the password refused'],
  'sign-out': ['Logout', 'Logged out'],
  'session replaced': ['Logout', 'Logged in and replaced an open session'],
  'session ended': ['Logout', 'Ended an open session'],
  'session end refused': ['Refused', 'Session end refused'],
  impersonation: ['Home office', 'Began to act for the agent'],
  'impersonation ended': ['Home office', 'Stopped acting for the agent'],
  'impersonation refused': ['Refused', 'Tried to act for an agent'],
  'view-as refused': ['Refused', 'View-as refused'],
  'launch refused': ['Refused', 'Opening another system refused'],
  exported: ['Export', 'Exported a file'],
  'action taken': ['Change', 'Took an action for a policy'],
  'action refused': ['Refused', 'Action for a policy refused'],
  'case e-mail resent': ['Change', 'Sent the e-mail of a case again'],
  'case address corrected': ['Change', 'Corrected the e-mail address of a case'],
  'case voided': ['Change', 'Voided a case'],
  'case change refused': ['Refused', 'Change of a case refused'],
  'follow-up saved': ['Change', 'Saved a follow-up'],
  'follow-up done': ['Change', 'Marked a follow-up as done'],
  'follow-up deleted': ['Change', 'Deleted a follow-up'],
  'follow-ups handed over': ['Change', 'Gave the follow-ups of a sub-account to another user'],
  'follow-up refused': ['Refused', 'Follow-up refused'],
  'follow-up assigned': ['Change', 'Gave a follow-up to another person'],
  'follow-up assignment refused': ['Refused', 'Assigning a follow-up refused'],
  'policies watched': ['Change', 'Started watching several policies'],
  'contact recorded': ['Change', 'Recorded a contact with a client'],
  'contact refused': ['Refused', 'Recording a contact refused'],
  'calendar address created': ['Change', 'Created a calendar address'],
  'calendar address replaced': ['Change', 'Replaced the calendar address'],
  'calendar address revoked': ['Change', 'Revoked the calendar address'],
  'calendar address refused': ['Refused', 'Calendar address refused'],
  'household linked': ['Change', 'Linked two clients as a household'],
  'household unlinked': ['Change', 'Removed a client from a household'],
  'household refused': ['Refused', 'Change of a household refused'],
  'display settings saved': ['Change', 'Saved display settings'],
  'delivery options saved': ['Change', 'Saved policy delivery'],
  'delivery options refused': ['Refused', 'Change of policy delivery refused'],
  'alert preferences saved': ['Change', 'Saved alert preferences'],
  'alert preferences deleted': ['Change', 'Deleted alert preferences'],
  'distribution e-mail added': ['Change', 'Added a distribution e-mail'],
  'distribution e-mail removed': ['Change', 'Removed a distribution e-mail'],
  'test message sent': ['Change', 'Sent a test message'],
  'alert change refused': ['Refused', 'Change of alerts refused'],
  'sub-account invited': ['Change', 'Invited a sub-account'],
  'sub-account invited again': ['Change', 'Invited a sub-account again'],
  'sub-account invitation withdrawn': ['Change', 'Withdrew an invitation'],
  'sub-account invitation accepted': ['Change', 'Accepted the invitation'],
  'sub-account changed': ['Change', 'Changed the access of a sub-account'],
  'sub-account suspended': ['Change', 'Suspended a sub-account'],
  'sub-account resumed': ['Change', 'Resumed a sub-account'],
  'sub-account removed': ['Change', 'Removed a sub-account'],
  'sub-account second step reset': ['Change', 'Reset the second step of a sub-account'],
  'sub-account change refused': ['Refused', 'Change of a sub-account refused'],
  'authenticator app added': ['Change', 'Added an authenticator app'],
  'authenticator app removed': ['Change', 'Removed the authenticator app'],
  'passkey added': ['Change', 'Added a passkey'],
  'passkey removed': ['Change', 'Removed a passkey'],
  'recovery codes made anew': ['Change', 'Made new recovery codes'],
  'second step of sub-accounts required': ['Change', 'Required a second step of sub-accounts'],
  'second step of sub-accounts no longer required': [
    'Change',
    'Stopped requiring a second step of sub-accounts',
  ],
  'second step change refused': ['Refused', 'Change of the second step refused'],
} as const satisfies Readonly<Record<string, readonly [ActivityKind, string]>>;

/** An action, by its name in the audit log (docs/audit.md). */
export type AuditAction = keyof typeof auditActions;

/** Changes of a case. Their detail is the policy number, then the envelope. */
export const caseActions = [
  'case e-mail resent',
  'case address corrected',
  'case voided',
] as const satisfies readonly AuditAction[];

/** Actions whose detail begins with the policy number. That of an action taken goes on with what was done. */
export const policyActions = ['action taken', ...caseActions] as const;

/** The kind of an action that a later version added. */
const guessedKind = (action: string): ActivityKind =>
  action.endsWith(' refused') ? 'Refused' : 'Change';

/** The actions whose kind does not follow from their name. */
export const namedKinds = Object.entries(auditActions).flatMap(([action, [kind]]) =>
  kind === guessedKind(action) ? [] : [{ action, kind }],
);

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

/** The text of an action. An action of a later version is shown by its name. */
export const whatOf = (action: string) =>
  isKnown(action) ? auditActions[action][1] : action.charAt(0).toUpperCase() + action.slice(1);
