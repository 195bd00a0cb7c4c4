import type { Actor } from '@agent-portal/data/policies/shapes';

/** The texts for a kind of requirement. */
export interface RequirementRule {
  /** Its name within a sentence. */
  readonly phrase: string;
  /** Who can provide it. Client is for what only the client can do: sign, pay, be examined. */
  readonly actor: Actor;
  /** The next step of the agent; missing for home office requirements. */
  readonly advice?: string;
  /** The step of the home office, once the requirement is with it. @default review */
  readonly officeStep?: 'complete' | 'process';
  /** The client has an appointment for it. */
  readonly isExam?: true;
}

const office = (phrase: string): RequirementRule => ({
  phrase,
  actor: 'HomeOffice',
  officeStep: 'complete',
});
const client = (phrase: string, advice: string): RequirementRule => ({
  phrase,
  actor: 'Client',
  advice,
});
const exam = (phrase: string, advice: string): RequirementRule => ({
  ...client(phrase, advice),
  officeStep: 'process',
  isExam: true,
});

/** The rule of each kind of requirement, by the carrier's name of it. */
export const requirementRules: Readonly<Record<string, RequirementRule>> = {
  'Attending physician statement': {
    phrase: 'the physician’s statement',
    actor: 'Agent',
    advice: 'Send a reminder or ask for an exam.',
  },
  'Replacement form': {
    phrase: 'the replacement form',
    actor: 'Agent',
    advice: 'Complete the form and send it.',
  },
  'Payroll deduction authorization': client(
    'the payroll deduction authorization',
    'Ask the client to sign it.',
  ),
  "Owner's signature on application": client(
    'the owner’s signature on the application',
    'Ask the owner to sign.',
  ),
  'Illustration signed by applicant': client(
    'the signed illustration',
    'Ask the applicant to sign it.',
  ),
  'Proof of income': client('the proof of income', 'Ask the client for a pay stub or tax return.'),
  'Trust certification': client('the trust certification', 'Ask the trustee to sign it.'),
  'Initial premium': client('the initial premium', 'Ask the client to pay it.'),
  'Paramedical exam': exam('the paramedical exam', 'Schedule the exam.'),
  'Blood and urine specimen': exam('the blood and urine specimen', 'Schedule the exam.'),
  'Telephone interview': exam('the telephone interview', 'Schedule the interview.'),
  'Prescription history check': office('the prescription history check'),
  'Motor vehicle report': office('the motor vehicle report'),
  'Underwriter review': office('the underwriter’s review'),
};

/** The rule of a requirement. A kind without a rule is the agent's to provide. */
export function ruleOf(requirement: string): RequirementRule {
  return (
    requirementRules[requirement] ?? {
      phrase: `“${requirement}”`,
      actor: 'Agent',
      advice: 'Provide the information or request contact.',
    }
  );
}

/** The names of the requirements that only the client can provide. */
export const clientRequirements = Object.keys(requirementRules).filter(
  (name) => ruleOf(name).actor === 'Client',
);
