import { expect, test } from 'vitest';
import { requirementFacts } from './requirementFacts.ts';

const open = {
  requirementId: 'R1',
  requirement: 'Paramedical exam',
  date: '2026-10-29',
  dueDate: '2026-11-12',
  met: 'Open',
  metDate: null,
  daysOverdue: 0,
  actionNeeded: true,
} as const;
const dates = 'Asked for 10/29/2026, due 11/12/2026';

test.each([
  [open, dates],
  [{ ...open, actor: 'Client' as const }, `${dates}. Who must act: Client`],
  [{ ...open, actor: 'Agent' as const }, `${dates}. Who must act: You`],
  [
    {
      ...open,
      met: 'Scheduled' as const,
      actor: 'HomeOffice' as const,
      scheduledDate: '2026-11-20',
    },
    `${dates}, planned for 11/20/2026. Who must act: Home office`,
  ],
  [
    { ...open, met: 'Overdue' as const, scheduledDate: '2026-11-17' },
    `${dates}, was planned for 11/17/2026`,
  ],
  [{ ...open, met: 'Met' as const, actor: null, scheduledDate: '2026-11-20' }, dates],
])('says the facts of a requirement that the carrier sends: %j', (requirement, facts) => {
  expect(requirementFacts(requirement)).toBe(facts);
});
