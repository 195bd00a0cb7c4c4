import { cleanEmail, emailProblem } from '@agent-portal/data/emailAddress';

const notAnAddress = 'Enter an e-mail address, like name@example.com.';

/** Checks a typed address as the carrier does. */
function validate(typed: string): true | string {
  const problem = emailProblem(cleanEmail(typed));
  return problem === undefined || `${notAnAddress} It ${problem}.`;
}

/** The rules of a required e-mail address. What is sent is `cleanEmail` of what was typed. */
export const emailRules = { required: notAnAddress, validate } as const;

/** The rules of an e-mail address that may be left out. */
export const optionalEmailRules = {
  validate: (typed: string) => cleanEmail(typed) === '' || validate(typed),
} as const;
