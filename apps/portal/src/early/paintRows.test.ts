// @vitest-environment jsdom
import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintRows } from './paintRows.ts';
import { prerender } from './prerender.tsx';

const row: RequirementSummary = {
  requirementId: 'R1',
  requirement: 'Proof of <income>',
  date: '2026-11-18',
  dueDate: '2026-12-18',
  met: 'Open',
  metDate: null,
  daysOverdue: 0,
  actionNeeded: true,
  actor: 'Client',
  agentName: 'Whitfield, Dana',
  agentId: '4471902',
  primaryInsured: "O'Neil, Zoë",
  clientId: 'CL1',
  policyNumber: 'NL0018O0142',
  employer: null,
  productType: 'Whole Life',
};

let drawn: ReturnType<typeof prerender>;
let samples: DocumentFragment;
beforeAll(() => {
  drawn = prerender();
});
beforeEach(() => {
  document.body.innerHTML = `<div class="frame" aria-busy="true">${drawn.page}</div>`;
  const template = document.createElement('template');
  template.innerHTML = drawn.rows;
  samples = template.content;
});
const answer = (rows: readonly Partial<RequirementSummary>[], rest = {}) =>
  Response.json({
    totalRequirements: 1208,
    requirementSummaries: rows.map((part) => ({ ...row, ...part })),
    ...rest,
  });
const texts = () =>
  [...document.querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).filter(Boolean),
  );

describe('the first rows, before React', () => {
  it.each([
    [{}, '1,208 requirements'],
    [{ totalRequirements: 1, policyCount: 1 }, '1 requirement on 1 policy'],
    [
      { policyCount: 940, asOf: new Date(2026, 0, 5, 9, 42).toISOString() },
      '1,208 requirements on 940 policies · as of 01/05/2026, 9:42 a.m.',
    ],
  ])('have their number above them: %o', async (rest, text) => {
    await paintRows(answer([{}], rest), samples);
    expect(document.querySelector('[data-part="result"]')?.textContent).toBe(text);
  });

  it('have the business date if it is not the date of the computer', async () => {
    const asOf = new Date(2026, 0, 5, 9, 42).toISOString();
    vi.useFakeTimers({ now: new Date(asOf), toFake: ['Date'] });
    await paintRows(answer([{}], { asOf }), samples, '2026-01-03');
    vi.useRealTimers();
    expect(document.querySelector('[data-part="result"]')?.textContent).toBe(
      '1,208 requirements · as of 01/03/2026, 9:42 a.m.',
    );
  });

  it('have the same texts as the columns of the list', async () => {
    await paintRows(answer([{}]), samples);
    expect(texts()).toEqual([
      [
        '11/18/2026',
        'Whitfield, Dana 4471902',
        "O'Neil, Zoë",
        'NL0018O0142',
        '—',
        'Whole Life',
        'Proof of <income>',
        'OpenClient by 12/18',
        'Take action',
      ],
    ]);
  });

  it.each<[string, Partial<RequirementSummary>]>([
    ['Planned 11/28Client by 12/18', { met: 'Scheduled', scheduledDate: '2026-11-28' }],
    ['Overdue, 12 days lateYou by 12/18', { met: 'Overdue', daysOverdue: 12, actor: 'Agent' }],
    ['Overdue, 1 day lateClient by 12/18', { met: 'Overdue', daysOverdue: 1 }],
    ['MetOn 11/20', { met: 'Met', metDate: '2026-11-20', actionNeeded: false, actor: null }],
  ])('show the status, and who must act by when: %s', async (met, part) => {
    await paintRows(answer([part]), samples);
    expect(texts()[0]?.[7]).toBe(met);
  });

  it('name the button that opens the rest of a row', async () => {
    await paintRows(answer([{}]), samples);
    const opener = document.querySelector('tbody button');
    expect(opener?.getAttribute('aria-label')).toBe('More of Proof of <income> of NL0018O0142');
  });

  it('link to their client and their policy, and name it on the button', async () => {
    await paintRows(answer([{}]), samples);
    const [client, policy, review] = document.querySelectorAll<HTMLAnchorElement>('tbody a');
    expect(client?.pathname).toBe('/client/CL1');
    expect(client?.closest('th')?.getAttribute('aria-label')).toBe("O'Neil, Zoë");
    expect(policy?.pathname).toBe('/policy/NL0018O0142/details');
    expect(review?.getAttribute('aria-label')).toBe(
      'Take action on Proof of <income> of NL0018O0142',
    );
  });

  it('cut off a long employer as the list does', async () => {
    await paintRows(answer([{ employer: 'Lakeshore School District' }]), samples);
    expect(texts()[0]?.[4]).toBe('Lakeshore School District');
    const [employer] = document.querySelectorAll('tbody span[data-clamps]');
    expect(employer?.textContent).toBe('Lakeshore School District');
  });

  it('have no button when no action is needed', async () => {
    await paintRows(answer([{ actionNeeded: false, actor: 'HomeOffice' }]), samples);
    expect(texts()[0]?.slice(7)).toEqual(['OpenHome office by 12/18', '—']);
  });

  it.each(['requirementId', 'daysOverdue', 'actor', 'clientId'] as const)(
    'are left to React when the carrier omits %s',
    async (field) => {
      await expect(paintRows(answer([{ [field]: undefined }]), samples)).rejects.toThrow(
        'not prerendered',
      );
    },
  );

  it('are not shown for an invalid answer', async () => {
    await paintRows(new Response('{}', { status: 403 }), samples);
    expect(document.querySelectorAll('tbody tr[data-skeleton]')).toHaveLength(10);
  });
});
