import { addDays } from '../../db/dates.ts';
import { state } from '../../db/seed/people.ts';
import { createRandom, type Random } from '../../db/seed/random.ts';
import type { RowBuffer } from '../../db/seed/RowBuffer.ts';
import type { BookStep, SeededBook } from '../../db/seed/SeedStep.ts';
import { appointments, contractingRequirements, credentials } from '../../db/tables/agents.ts';

const lines = ['Life', 'Health', 'Annuity'] as const;
const companies = ['NL', 'NB'] as const;
const insurers = ['Prairie Casualty', 'Great Lakes Indemnity', 'Harbor Specialty'] as const;
const asked = [
  'Anti-money-laundering training',
  'Background check authorization',
  'Copy of the resident license',
  'Direct deposit form',
  'Proof of E&O coverage',
  'Signed producer agreement',
] as const;

/** Ends of the demonstration: one on each day with a notice. */
const fixedEnds: Readonly<
  Record<string, { appointment?: number; license?: number; cover?: number }>
> = {
  '4471902': { appointment: 90 },
  '4473310': { cover: 7 },
  '4470057': { license: 30 },
  '4480055': { cover: 21 },
};

type Drawn = (typeof appointments.$inferInsert)[];

/** Agents with only just-in-time appointments. */
const justInTime = '4473329';

/** Three appointments of an agent. Every second one has an end date, and few of these are near. */
function drawAppointments(random: Random, today: string, agentId: string, lastId: number): Drawn {
  const first = fixedEnds[agentId]?.appointment;
  return [0, 1, 2].map((index) => {
    const left = index === 0 && first !== undefined ? first : random.int(4, 1_400);
    const hasEnd = random.chance(0.5) || (index === 0 && first !== undefined);
    const drawnStatus = random.pick(['Active', 'Active', 'Active', 'Pending', 'Terminated']);
    const kind = random.pick(['Standing', 'Standing', 'JIT']);
    return {
      appointmentId: lastId + index + 1,
      agentId,
      state: state(random),
      companyCode: random.pick(companies),
      line: random.pick(lines),
      kind: agentId === justInTime ? 'JIT' : kind,
      status: index === 0 ? 'Active' : drawnStatus,
      effectiveOn: addDays(today, hasEnd ? left - 1_461 : -random.int(30, 1_500)),
      expiresOn: hasEnd ? addDays(today, left) : null,
    };
  });
}

/** The appointments, credentials and open requirements of a book's agents. */
function addStanding(rows: RowBuffer, { seed, today, hierarchy }: SeededBook): void {
  const last = { appointment: 0, credential: 0, requirement: 0 };
  const addCredential = (
    agentId: string,
    kind: 'License' | 'E&O',
    detail: string,
    left: number,
    days: number,
  ) =>
    rows.add(credentials, {
      rowId: (last.credential += 1),
      agentId,
      kind,
      detail,
      effectiveOn: addDays(today, left - days),
      expiresOn: addDays(today, left),
    });
  for (const { agentId, contractStatus } of hierarchy.all) {
    const random = createRandom(`${seed}/standing/${agentId}`);
    const fixed = fixedEnds[agentId];
    const held = drawAppointments(random, today, agentId, last.appointment);
    last.appointment += held.length;
    rows.add(appointments, ...held);
    // A license is valid for two years in a state, E&O for one.
    for (const [index, where] of [...new Set(held.map((one) => one.state))].entries()) {
      const left = (index === 0 && fixed?.license) || random.int(2, 729);
      addCredential(agentId, 'License', where, left, 730);
    }
    const cover = fixed?.cover ?? random.int(2, 364);
    addCredential(agentId, 'E&O', random.pick(insurers), cover, 365);
    const missing = contractStatus === 'Pending' ? random.int(1, 3) : random.int(-3, 2);
    for (let index = 0; index < missing; index += 1) {
      rows.add(contractingRequirements, {
        rowId: (last.requirement += 1),
        agentId,
        requirement: asked[(index * 2 + random.int(0, 1)) % asked.length] ?? asked[0],
        requestedOn: addDays(today, -random.int(1, 60)),
        status: random.pick(['Open', 'Open', 'Received', 'In Review']),
      });
    }
  }
}

/** Appointments, licenses, E&O and requirements of contracting. */
export const standingStep: BookStep = {
  name: 'standing-of-agents',
  tables: [appointments, credentials, contractingRequirements],
  begin: addStanding,
};
