import { describe, expect, it } from 'vitest';
import { requirementKinds } from '../seed/requirementKinds.ts';
import { actorOf } from './actorOf.ts';
import { type PendingFacts, pendingReason } from './pendingReason.ts';
import { requirementRules } from './requirementRules.ts';

const today = '2026-11-18';

type Requirement = PendingFacts['requirements'][number];

const late: Requirement = {
  requirementId: 'R1',
  requirement: 'Attending physician statement',
  requestedOn: '2026-10-29',
  dueOn: '2026-11-12',
  scheduledOn: null,
  metOn: null,
  owedBy: 'Agent',
};
const having = (...changes: Partial<Requirement>[]) =>
  changes.map((change, index) =>
    Object.assign({}, late, { requirementId: `R${index + 1}` }, change),
  );

const reasonOf = (requirements: readonly Requirement[], facts: Partial<PendingFacts> = {}) =>
  pendingReason(
    { status: 'Pending', firstPaymentDeclined: false, isWithdrawn: false, requirements, ...facts },
    today,
  );

/** The sentence and the advice, as the page shows them. */
const textOf = (...of: Parameters<typeof reasonOf>) => {
  const reason = reasonOf(...of);
  return reason && [reason.why, reason.advice].filter(Boolean).join(' ');
};

describe('why a policy is pending', () => {
  const at = ' requested on 10/29, 6 days late.';
  it.each([
    ['Attending physician statement', 'Agent', `the physician’s statement${at} Send a reminder or ask for an exam.`],
    ['Payroll deduction authorization', 'Client', `the payroll deduction authorization${at} Ask the client to sign it.`],
    ['Replacement form', 'Agent', `the replacement form${at} Complete the form and send it.`],
    ['Paramedical exam', 'Client', `the paramedical exam${at} Schedule the exam.`],
    ["Owner's signature on application", 'Client', `the owner’s signature on the application${at} Ask the owner to sign.`],
    ['Illustration signed by applicant', 'Client', `the signed illustration${at} Ask the applicant to sign it.`],
    ['Blood and urine specimen', 'Client', `the blood and urine specimen${at} Schedule the exam.`],
    ['Telephone interview', 'Client', `the telephone interview${at} Schedule the interview.`],
    ['Proof of income', 'Client', `the proof of income${at} Ask the client for a pay stub or tax return.`],
    ['Trust certification', 'Client', `the trust certification${at} Ask the trustee to sign it.`],
    ['Initial premium', 'Client', `the initial premium${at} Ask the client to pay it.`],
    ['Prescription history check', 'HomeOffice', `the home office to complete the prescription history check${at} Ask the home office for the status.`],
    ['Motor vehicle report', 'HomeOffice', `the home office to complete the motor vehicle report${at} Ask the home office for the status.`],
    ['Underwriter review', 'HomeOffice', `the home office to complete the underwriter’s review${at} Ask the home office for the status.`],
    ['Letter of the captain', 'Agent', `“Letter of the captain”${at} Provide the information or request contact.`],
  ] as const)('explains %s, which waits for %s', (requirement, actor, text) => {
    const owedBy = actor === 'HomeOffice' ? 'Carrier' : 'Agent';
    const rows = having({ requirement, owedBy });
    expect(textOf(rows)).toBe(`Waiting for ${text}`);
    expect(reasonOf(rows)).toMatchObject({ requirementId: 'R1', actors: [actor] });
  }); // prettier-ignore

  it('has a rule for each kind of requirement that the carrier knows', () => {
    for (const { name, owedBy } of requirementKinds) {
      const isOffice = requirementRules[name]?.actor === 'HomeOffice';
      expect([name, isOffice]).toEqual([name, owedBy === 'Carrier']);
    }
    expect(Object.keys(requirementRules).toSorted()).toEqual(
      requirementKinds.map(({ name }) => name).toSorted(),
    );
  });

  it.each<[string, Partial<Requirement>, string]>([
    ['a later due date', { dueOn: '2026-11-25' }, 'requested on 10/29, due 11/25.'],
    ['a due date of today', { dueOn: today }, 'requested on 10/29, due today.'],
    ['one day', { dueOn: '2026-11-17' }, 'requested on 10/29, 1 day late.'],
    ['another year', { requestedOn: '2025-12-30', dueOn: '2027-01-04' }, 'requested on 12/30/2025, due 01/04/2027.'],
  ])('says %s', (_, change, text) => {
    expect(reasonOf(having(change))?.why).toBe(`Waiting for the physician’s statement ${text}`);
  }); // prettier-ignore

  it.each<[string, Partial<Requirement>, string]>([
    ['ahead', { scheduledOn: '2026-11-21', dueOn: '2026-12-01' }, 'the paramedical exam planned for 11/21. Remind the client of the appointment.'],
    ['today', { scheduledOn: today, dueOn: '2026-12-01' }, 'the paramedical exam planned for today. Remind the client of the appointment.'],
    ['after the due date', { scheduledOn: '2026-11-28', dueOn: '2026-10-21' }, 'the paramedical exam planned for 11/28; it was due on 10/21. Remind the client of the appointment.'],
    ['today, after the due date', { scheduledOn: today }, 'the paramedical exam planned for today; it was due on 11/12. Remind the client of the appointment.'],
    ['after a due date ahead', { scheduledOn: '2027-01-04', dueOn: '2026-12-30' }, 'the paramedical exam planned for 01/04/2027; it is due on 12/30. Remind the client of the appointment.'],
    ['after a due date of today', { scheduledOn: '2026-11-21', dueOn: today }, 'the paramedical exam planned for 11/21; it is due today. Remind the client of the appointment.'],
    ['over', { scheduledOn: '2026-11-17', dueOn: '2026-12-01' }, 'the result of the paramedical exam on 11/17. Ask the client if the appointment took place.'],
    ['over, and the requirement late', { scheduledOn: '2026-11-17' }, 'the result of the paramedical exam on 11/17, 6 days late. Ask the client if the appointment took place.'],
  ])('says that an appointment is %s', (_, change, text) => {
    expect(textOf(having({ requirement: 'Paramedical exam', ...change }))).toBe(
      `Waiting for ${text}`,
    );
  }); // prettier-ignore

  it.each([
    ['Replacement form', 'review the replacement form'],
    ['Paramedical exam', 'process the paramedical exam'],
    ['Letter of the captain', 'review “Letter of the captain”'],
  ])('waits for the home office once the agent has answered %s', (requirement, text) => {
    const rows = having({ requirement, owedBy: 'Carrier', dueOn: '2026-11-25' });
    expect(textOf(rows)).toBe(
      `Waiting for the home office to ${text} requested on 10/29, due 11/25. You do not need to do anything.`,
    );
  });

  it('names the requirement that is due first, and counts the others that are open', () => {
    const rows = having(
      { dueOn: '2026-11-25' },
      { requirement: 'Trust certification' },
      { dueOn: '2026-11-01', metOn: '2026-11-02' },
      { requirement: 'Underwriter review', owedBy: 'Carrier' },
    );
    expect(reasonOf(rows)).toEqual({
      why: 'Waiting for the trust certification requested on 10/29, 6 days late, and 2 more.',
      advice: 'Ask the trustee to sign it.',
      requirementId: 'R2',
      actors: ['Client', 'HomeOffice', 'Agent'],
    });
  });

  it('counts the other open requirements after the due date of a planned one', () => {
    const planned = { requirement: 'Paramedical exam', scheduledOn: '2026-11-28' };
    expect(reasonOf(having({ ...planned, dueOn: '2026-10-21' }, {}, {}))?.why).toBe(
      'Waiting for the paramedical exam planned for 11/28; it was due on 10/21; 2 more are open.',
    );
    expect(
      reasonOf(having({ ...planned, dueOn: '2026-11-28' }, { dueOn: '2026-12-01' }))?.why,
    ).toBe('Waiting for the paramedical exam planned for 11/28, and 1 more.');
  });

  it.each([
    ['Replacement form', 'Next for you: the replacement form.'],
    ['Initial premium', 'Next for the client: the initial premium.'],
  ])('points past the home office to the next requirement: %s', (requirement, advice) => {
    const office = {
      requirement: 'Motor vehicle report',
      owedBy: 'Carrier',
      dueOn: today,
    } as const;
    expect(reasonOf(having(office, { requirement, dueOn: '2026-11-30' }))).toMatchObject({
      why: 'Waiting for the home office to complete the motor vehicle report requested on 10/29, due today, and 1 more.',
      advice,
      actors: ['HomeOffice', requirement === 'Replacement form' ? 'Agent' : 'Client'],
    });
  });

  it.each([
    [
      having({ metOn: '2026-11-02' }),
      'Waiting for the decision of the home office: all requirements are met.',
    ],
    [[], 'Waiting for the home office to review the application.'],
  ])('waits for the home office when nothing is open', (rows, why) => {
    expect(reasonOf(rows)).toEqual({
      why,
      advice: null,
      requirementId: null,
      actors: ['HomeOffice'],
    });
  });

  it.each([
    [[], 'Waiting for the first payment: the last payment was declined.', ['Client']],
    [
      having({}),
      'Waiting for the first payment and 1 requirement: the last payment was declined.',
      ['Client', 'Agent'],
    ],
    [
      having({}, {}),
      'Waiting for the first payment and 2 requirements: the last payment was declined.',
      ['Client', 'Agent'],
    ],
  ])('names a declined first payment first', (rows, why, actors) => {
    expect(reasonOf(rows, { firstPaymentDeclined: true })).toEqual({
      why,
      advice: 'Ask the client for another way to pay.',
      requirementId: null,
      actors,
    });
  });

  it('says that the application was withdrawn, whatever else is open', () => {
    expect(textOf(having({}), { isWithdrawn: true, firstPaymentDeclined: true })).toBe(
      'Waiting for the home office to close the withdrawn application.',
    );
  });

  it.each(['Active', 'Lapsed', 'Terminated'] as const)(
    'has no reason for %s policies',
    (status) => {
      expect(reasonOf(having({}), { status })).toBeNull();
    },
  );
});

describe('who must act', () => {
  it.each([
    ['Initial premium', 'Agent', null, 'Client'],
    ['Initial premium', 'Carrier', null, 'HomeOffice'],
    ['Replacement form', 'Agent', null, 'Agent'],
    ['Underwriter review', 'Carrier', null, 'HomeOffice'],
    // The home office asked the agent for what it usually orders itself.
    ['Motor vehicle report', 'Agent', null, 'Agent'],
    ['Initial premium', 'Agent', today, null],
  ] as const)('on %s owed by %s and met on %s is %s', (requirement, owedBy, metOn, actor) => {
    expect(actorOf({ requirement, owedBy, metOn })).toBe(actor);
  });
});
