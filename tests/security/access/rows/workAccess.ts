import {
  type AccessRows,
  type Asked,
  changeCases,
  filteredTo,
  forAgents,
  ofAgent,
  ofPolicy,
  allowed,
  refusedAs,
  casesOf,
  withForged,
} from '../accessCase.ts';

const caseRefused = refusedAs('case change refused');

/** A change of a case: of another agent's policy, of a missing one, and by callers without permission. */
const ofCase = (ask: (envelopeId: string) => Asked) => [
  ...casesOf(
    'cases',
    ['foreign case', 404, ask('E-{foreign}'), caseRefused],
    ['missing case', 404, ask('E-{missing}'), caseRefused],
  ),
  ...changeCases('cases', ask('E-{own}'), caseRefused),
];

const contactAbout = (key: string, subject = 'policy') => ({
  body: {
    subject,
    key,
    outcome: 'Reached',
    willPayOn: null,
    nextAttemptOn: null,
    note: 'mine',
    version: 0,
  },
});
const contactRefused = refusedAs('contact refused');

/** A follow-up on the first requirement of a policy, or on another item of Today. */
const followUpOn = (policyNumber: string, more: object = {}) => ({
  body: {
    subject: 'requirement',
    key: `${policyNumber}-1`,
    followUpDate: '2030-01-02',
    note: 'mine',
    version: null,
    ...more,
  },
});
/** For a person to whom no caller can give it. */
const given = { personId: 999_999 };
const deletedOn = (policyNumber: string, more: Readonly<Record<string, string>> = {}) => ({
  params: { subject: 'requirement', key: `${policyNumber}-1` },
  query: { version: '1', ...more },
});
const followUpRefused = refusedAs('follow-up refused');
const assignmentRefused = { ...followUpRefused, 404: 'follow-up assignment refused' };

const calendarRefused = refusedAs('calendar address refused');

/** A group that the caller may not see is empty. A change also needs the role for what it is about. */
export const workAccess = {
  getToday: [...allowed('forAnAgent'), ...withForged('forAnAgent')],
  openItem: changeCases('forAnAgent', {
    params: { kind: 'overdueRequirements' },
    body: { key: 'none' },
  }),
  getPeople: allowed('forAnAgent', { params: { kind: 'overdueRequirements' } }),

  getCases: ofAgent('cases', 'ViewAsAgentId'),
  exportCases: ofAgent('cases', 'ViewAsAgentId'),
  getCaseFilterOptions: allowed('cases'),
  getCasesNeedingAttention: ofAgent('cases', 'ViewAsAgentId'),
  getCase: casesOf(
    'cases',
    ['foreign case', 404, { params: { envelopeId: 'E-{foreign}' } }],
    ['missing case', 404, { params: { envelopeId: 'E-{missing}' } }],
  ),
  getCasesOfPolicy: ofPolicy('id', 'cases'),
  resendEmail: ofCase((envelopeId) => ({ query: { envelopeId } })),
  correctRecipient: ofCase((envelopeId) => ({
    params: { envelopeId },
    body: { recipientEmail: 'matrix@example.com', version: 1 },
  })),
  voidCase: ofCase((envelopeId) => ({
    params: { envelopeId },
    body: { reason: 'Access matrix.', version: 1 },
  })),

  saveContact: [
    ...casesOf(
      'policies',
      ['foreign policy', 404, contactAbout('{foreign}'), contactRefused],
      ['missing policy', 404, contactAbout('{missing}'), contactRefused],
      ['foreign item', 404, contactAbout('{foreign}', 'change'), contactRefused],
    ),
    ...changeCases('forAnAgent', contactAbout('{own}'), contactRefused),
  ],

  getFollowUps: allowed('forAnAgent'),
  getPolicyFollowUps: ofPolicy('policyNumber'),
  saveFollowUp: [
    ...casesOf(
      'policies',
      ['foreign policy', 404, followUpOn('{foreign}'), followUpRefused],
      ['missing policy', 404, followUpOn('{missing}'), followUpRefused],
      [
        'foreign item',
        404,
        followUpOn('', { subject: 'change', key: '{foreign}' }),
        followUpRefused,
      ],
      ['foreign policy, given', 404, followUpOn('{foreign}', given), assignmentRefused],
      ['missing policy, given', 404, followUpOn('{missing}', given), assignmentRefused],
    ),
    ...changeCases('forAnAgent', followUpOn('{own}'), followUpRefused),
  ],
  deleteFollowUp: [
    ...casesOf(
      'policies',
      ['foreign policy', 'empty', deletedOn('{foreign}'), followUpRefused],
      [
        'foreign policy, given',
        404,
        deletedOn('{foreign}', { ownerId: '999999' }),
        assignmentRefused,
      ],
    ),
    ...changeCases('forAnAgent', deletedOn('{own}'), followUpRefused),
  ],

  getDeadlines: [
    ...allowed('policies'),
    ...forAgents('policies', (agent) => ({ query: filteredTo(agent) })),
  ],
  getPolicyLapse: ofPolicy('policyNumber'),
  getRecovered: [
    ...allowed('policies'),
    ...forAgents('policies', (viewAs) => ({ query: { viewAs } })),
  ],

  // Home office that acts for an agent has no calendar.
  getCalendar: allowed('policiesInPerson'),
  createCalendar: changeCases(
    'policiesInPerson',
    { body: { isReplacement: true } },
    calendarRefused,
  ),
  revokeCalendar: changeCases('policiesInPerson', {}, calendarRefused),
} satisfies AccessRows;
