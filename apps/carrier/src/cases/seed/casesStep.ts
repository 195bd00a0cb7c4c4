import { addDays } from '../../db/dates.ts';
import { email } from '../../db/seed/people.ts';
import { createRandom, type Random } from '../../db/seed/random.ts';
import type { RowBuffer } from '../../db/seed/RowBuffer.ts';
import type { BookStep } from '../../db/seed/SeedStep.ts';
import type { SeededPolicy } from '../../db/seed/SeededPolicy.ts';
import { caseEvents, cases } from '../tables.ts';
import { type Course, drawCourse } from './drawCourse.ts';

type Policy = SeededPolicy['policy'];

/** The cases that guides and tests use by their number. */
const featured: Readonly<Record<string, Course>> = {
  NL0018O0142: 'receives',
  NL0017I1l90: 'signs',
  NL0016B8835: 'declines',
  NL0016A2206: 'never opens',
  NL0015Z9071: 'hesitates',
};

/** The applicant signs the application. The policy is delivered once it is issued. */
interface Envelope {
  readonly document: 'Application' | 'Policy';
  readonly sentOn: string;
  readonly course: Course;
}

/** Two in three pending applications are signed electronically, and policies issued within a year. */
function envelopeOf(random: Random, policy: Policy, today: string): Envelope | undefined {
  const { policyNumber, status, applicationDate, issueDate } = policy;
  if (status === 'Pending' && (policyNumber in featured || random.chance(0.66))) {
    const course =
      featured[policyNumber] ??
      random.pick(['signs', 'signs', 'receives', 'hesitates', 'never opens', 'declines']);
    return { document: 'Application', sentOn: applicationDate, course };
  }
  if (status !== 'Active' || !issueDate || issueDate < addDays(today, -365)) return undefined;
  const course = random.chance(0.93) ? 'signs' : random.pick(['hesitates', 'never opens']);
  return { document: 'Policy', sentOn: issueDate, course };
}

/** The client's e-mail address, or a generated one. A third of the e-mails that are never opened have a typo in it. */
function addressOf(random: Random, { policy, clientEmail }: SeededPolicy, course: Course): string {
  const [lastName = '', firstName = ''] = policy.primaryInsured.split(', ');
  const unknown = email(random, { firstName, lastName });
  const address = clientEmail ?? unknown;
  const isWrong = course === 'never opens' && random.chance(0.33);
  return isWrong ? address.replace(/\.com$/, '.con') : address;
}

/** Returns a function that creates the envelope of a policy with its history. */
function createCaseSeed(
  rows: RowBuffer,
  { seed, today }: { seed: string; today: string },
): (seeded: SeededPolicy) => void {
  let lastId = 0;
  return (seeded) => {
    const { policy } = seeded;
    const { policyNumber, primaryInsured: recipient } = policy;
    const random = createRandom(`${seed}/case/${policyNumber}`);
    const envelope = envelopeOf(random, policy, today);
    if (!envelope) return;
    const { document, course } = envelope;
    lastId += 1;
    const envelopeId = `${document === 'Application' ? 'E' : 'D'}-${policyNumber}`;
    const steps = drawCourse(random, { ...envelope, today });
    const { event, at: eventAt } = steps.at(-1) ?? steps[0];
    rows.add(cases, {
      envelopeId,
      rowId: lastId,
      policyNumber,
      document,
      createdAt: steps[0].at,
      recipient,
      recipientEmail: addressOf(random, seeded, course),
      event,
      eventAt,
      version: 1,
    });
    rows.add(
      caseEvents,
      ...steps.map((step, index) => ({
        envelopeId,
        position: index + 1,
        event: step.event,
        happenedAt: step.at,
        userId: null,
        note: step.note,
      })),
    );
  };
}

/** Electronic delivery. The previous step `cases` only had days. */
export const casesStep: BookStep = {
  name: 'cases',
  tables: [cases, caseEvents],
  begin: createCaseSeed,
};
