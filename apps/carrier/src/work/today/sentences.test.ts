import { expect, it } from 'vitest';
import type { Claim } from '@agent-portal/data/claims/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import {
  caseWords,
  dueWords,
  timeOf,
  whyDeadline,
  whyAtRisk,
  whyCase,
  whyClaim,
  whyEnding,
  whyFollowUp,
  whyLapsing,
} from './sentences.ts';
import { lapseDate } from '../../book/pastDue.ts';

const today = '2026-11-18';

it.each([
  ['2026-11-17', { daysLate: 1, daysLeft: null }],
  ['2026-11-18', { daysLate: 0, daysLeft: 0 }],
  ['2026-12-01', { daysLate: 0, daysLeft: 13 }],
  [null, { daysLate: 0, daysLeft: null }],
])('an item due %s is late only after that day', (by, expected) => {
  expect(timeOf(by, today)).toEqual({ by, ...expected });
});

it.each([
  ['2026-10-18', 'It is paid to 10/18/2026, 31 days ago. Without a payment it lapses today.'],
  ['2026-10-19', 'It is paid to 10/19/2026, 30 days ago. Without a payment it lapses tomorrow.'],
  [
    '2026-10-30',
    'It is paid to 10/30/2026, 19 days ago. Without a payment it lapses in 12 days, on 11/30/2026.',
  ],
])('a policy paid to %s says when it lapses', (paidTo, sentence) => {
  const lapsing = { paidToDate: paidTo, lapsesOn: lapseDate(paidTo), amountDue: null };
  expect(whyLapsing(lapsing, today)).toBe(sentence);
  expect(whyLapsing({ ...lapsing, atRisk: '120.00' }, today)).toBe(
    `${sentence} That would charge back $120.00.`,
  );
  expect(whyLapsing({ ...lapsing, amountDue: '31.71' }, today)).toBe(
    sentence.replace('a payment', 'a payment of $31.71'),
  );
});

it('a policy past its grace period says that it is still active', () => {
  const lapsing = { paidToDate: '2026-10-01', lapsesOn: '2026-11-01', amountDue: '31.71' };
  expect(whyLapsing(lapsing, today)).toBe(
    'It is paid to 10/01/2026, 48 days ago. Its grace period ended on 11/01/2026, and it is still active. Without a payment of $31.71 it lapses any day.',
  );
  expect(dueWords(lapsing, today)).toBe('$31.71 due, past grace');
});

it('a policy whose insured has died says not to call', () => {
  const lapsing = { paidToDate: '2026-11-01', lapsesOn: '2026-12-02', amountDue: '31.71' };
  const died = { ...lapsing, atRisk: '120.00', doNotCall: true };
  expect(whyLapsing(died, today)).toBe(
    'It is paid to 11/01/2026, 17 days ago. The insured has died: do not call about the premium.',
  );
  expect(dueWords(died, today)).toBe('insured has died');
});

it('a policy past due of a carrier without lapse dates says only that', () => {
  const lapsing = { paidToDate: null, lapsesOn: null, amountDue: null };
  expect(whyLapsing(lapsing, today)).toBe('It is past due. Without a payment it lapses.');
});

it('an amount at risk names the amount', () => {
  expect(whyAtRisk({ daysPastDue: 1, atRisk: '1234.50' })).toBe(
    'The premium is 1 day past due. A lapse today would charge back $1,234.50.',
  );
});

const aCase = { recipient: 'Abernathy, Joel', eventDate: '2026-11-10T09:00:00Z' } as CaseRow;
it.each([
  ['Declined', 'Declined 11/10', 'Joel Abernathy declined to sign on 11/10/2026.'],
  ['Expired', 'Expired 11/10', 'It expired on 11/10/2026. Joel Abernathy did not sign.'],
  [
    'NotViewed',
    'Not viewed since 11/10',
    'Joel Abernathy has not viewed the e-mail of 11/10/2026.',
  ],
] as const)('a case says what happened: %s', (attention, words, sentence) => {
  expect(whyCase({ ...aCase, attention })).toBe(sentence);
  expect(caseWords({ ...aCase, attention })).toBe(words);
});

it('a follow-up and an ending say their day', () => {
  expect(whyFollowUp('2026-11-18', today)).toBe('Your follow-up is due today.');
  expect(whyFollowUp('2026-11-19', today)).toBe('Your follow-up is planned for 11/19/2026.');
  expect(whyFollowUp('2026-11-15', today)).toBe('Your follow-up was due on 11/15/2026.');
  expect(whyFollowUp('2026-11-18', today, { giver: 'Dana Whitfield' })).toBe(
    'Dana Whitfield assigned it to you for today.',
  );
  expect(whyFollowUp('2026-11-15', today, { owner: 'Priya Raman', giver: 'Dana' })).toBe(
    'Priya Raman has a follow-up on it for 11/15/2026.',
  );
  expect(whyEnding('License', 6)).toBe('The license expires in 6 days. Renew it to keep selling.');
  expect(whyEnding('E&O', 1)).toBe('The E&O coverage expires tomorrow. Renew it to keep selling.');
  expect(whyEnding('Appointment', 0)).toBe(
    'The appointment ends today. Without it the agent cannot sell there.',
  );
});

it.each([
  ['GraceEnd', 'The grace period ends today. Without a payment the policy lapses.', 0],
  [
    'ConversionEnd',
    'The right to convert the policy ends tomorrow. Offer the client a conversion.',
    1,
  ],
  ['TermEnd', 'The level premium ends in 30 days. Talk with the client about what comes next.', 30],
  [
    'AgeChange',
    'The insurance age of Ruth Hale changes to 51 in 2 days. A new policy costs more from then on.',
    2,
  ],
  ['Anniversary', 'The policy completes 51 years in 7 days. Offer a review.', 7],
  ['Birthday', 'Ruth Hale turns 51 today.', 0],
] as const)('a deadline of the kind %s says what it means', (kind, sentence, daysLeft) => {
  expect(whyDeadline({ kind, daysLeft, person: 'Hale, Ruth', years: 51 })).toBe(sentence);
});

it.each([
  ['31.71', undefined, '$31.71 due'],
  ['31.71', '40.88', '$31.71 due, would charge back $40.88'],
  [null, '40.88', 'would charge back $40.88'],
  [null, undefined, undefined],
])('what is due in few words: %s, at risk %s', (amountDue, atRisk, words) => {
  const lapsing = { paidToDate: '2026-11-01', lapsesOn: '2026-12-02', amountDue, atRisk };
  expect(dueWords(lapsing, today)).toBe(words);
});

it.each([
  [
    { missing: 1, missingBy: '2026-05-10', missingItem: 'Employer’s statement' },
    'To decide the claim, home office needs one more item: Employer’s statement, due on 05/10/2026.',
  ],
  [
    { missing: 3, missingBy: '2026-05-10', missingItem: 'Hospital bill' },
    'To decide the claim, home office needs 3 more items, first: Hospital bill, due on 05/10/2026.',
  ],
  [{ missing: 2 }, 'To decide the claim, home office needs 2 more items.'],
])('says what a claim lacks: %j', (claim, text) => {
  expect(whyClaim(claim as Claim)).toBe(text);
});
