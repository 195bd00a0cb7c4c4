// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownKey } from '../../../browser/ownStore.ts';
import {
  employerCommand,
  downlineCommand,
  groupCommands,
  hierarchyCommand,
  navigationCommands,
  viewCommands,
} from './otherCommands.ts';
import { cycleCommands } from './useCommissionCommands.ts';
import { formCommands } from './useTaxFormCommands.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';

afterEach(() => localStorage.clear());

const entry = { isExternal: false, isLocked: false, icon: undefined, children: [] };

describe('the rows of the palette that are not pages of the sitemap', () => {
  it('include the entries of the navigation that the user may open', () => {
    const items = [
      {
        ...entry,
        text: 'Products',
        children: [
          { ...entry, text: 'Term Life', href: '/products/term-life' },
          { ...entry, text: 'Pending', href: '/pending', isLocked: true },
          { ...entry, text: 'Education', href: 'https://x.example/', isExternal: true },
        ],
      },
    ];
    expect(navigationCommands(items)).toEqual([
      { to: '/products/term-life', kind: 'address', label: 'Term Life', detail: 'Products' },
      {
        to: 'https://x.example/',
        kind: 'external',
        label: 'Education',
        detail: 'Products, opens in new tab',
      },
    ]);
  });

  it('include saved views, agents of the downline and employers, each with its list', () => {
    const savedAt = '2026-11-18T15:00:00Z';
    expect(viewCommands('pending-v2', [{ name: 'Mine', query: 'sort=date', savedAt }])).toEqual([
      {
        to: '/pending-v2?sort=date',
        kind: 'address',
        label: 'Mine',
        detail: 'Saved view of Pending',
        isWholeBook: true,
      },
    ]);
    const table = { order: ['date'], hidden: [], density: 'compact' } as const;
    expect(
      viewCommands('pending-v2', [{ name: 'Close', query: '', table, savedAt }]),
    ).toMatchObject([{ to: '/pending-v2', table: { list: 'pending-v2', view: table } }]);
    expect(downlineCommand({ agentName: 'Reyes, Marco', agentId: '4473310' })).toMatchObject({
      to: '/pending?viewAs=4473310',
      label: 'Reyes, Marco - 4473310',
    });
    expect(employerCommand('A & B').to).toBe('/active?employer=A+%26+B');
  });

  it('include agents, each with its place in the hierarchy', () => {
    expect(hierarchyCommand({ agentName: 'Reyes, Marco', agentId: '4473310' })).toMatchObject({
      to: '/hierarchy?agent=4473310',
      label: 'Reyes, Marco - 4473310',
    });
  });

  it.each([
    [true, true, ['/group-inventory/G001001', '/list-bill/G001001']],
    [false, true, ['/list-bill/G001001']],
    [true, false, ['/group-inventory/G001001']],
  ])(
    'include the pages of a group, with inventory %s and bills %s',
    (hasInventory, hasBills, to) => {
      const group = { groupNumber: 'G001001', group: 'Lakeshore Bakery', hasInventory, hasBills };
      const commands = groupCommands(group);
      expect(commands.map((command) => command.to)).toEqual(to);
      expect(commands[0]?.label).toBe('Lakeshore Bakery · G001001');
    },
  );
});

describe('recent rows', () => {
  const page = (to: string) => ({ to, kind: 'address', label: to, detail: '' }) as const;
  const known = ['/home', '/pending', '/active', '/claims', '/hierarchy', '/list-bill'].map(page);

  it('are sorted newest first, five at most, per user', () => {
    for (const command of [...known, page('/pending')]) rememberCommand('dana|1', command);
    expect(recentCommands('dana|1', known, true).map(({ to }) => to)).toEqual([
      '/pending',
      '/list-bill',
      '/hierarchy',
      '/claims',
      '/active',
    ]);
    expect(recentCommands('tom|1', known, true)).toEqual([]);
  });

  it('are left out if the user may no longer open them', () => {
    rememberCommand('dana|1', page('/claims'));
    rememberCommand('dana|1', page('/policy/NL0018O0142/details'));
    expect(recentCommands('dana|1', [], true)).toMatchObject([{ label: 'Policy NL0018O0142' }]);
    expect(recentCommands('dana|1', [], false)).toEqual([]);
  });

  it('are stored without names of clients, employers or agents', () => {
    rememberCommand('dana|1', { ...page('/policy/NL1/details'), label: 'Okafor, Ifeoma' });
    rememberCommand('dana|1', employerCommand('Lakeshore Bakery'));
    rememberCommand('dana|1', downlineCommand({ agentName: 'Reyes', agentId: '4473310' }));
    rememberCommand('dana|1', hierarchyCommand({ agentName: 'Reyes', agentId: '4473310' }));
    rememberCommand('dana|1', page('/group-inventory/G001001'));
    rememberCommand('dana|1', { to: '4471902', kind: 'agent', label: 'Act for Dana', detail: '' });
    expect(Object.values(localStorage)).toEqual(['["/policy/NL1/details"]']);
  });

  it('are empty if the stored value is invalid', () => {
    localStorage.setItem(ownKey('recentCommands', 'dana|1'), '{"to":1}');
    expect(recentCommands('dana|1', known, true)).toEqual([]);
  });

  it('include a commission cycle and its statement, which the commissions page opens', () => {
    expect(cycleCommands('2026-11-15', true).map(({ label, to }) => [label, to])).toEqual([
      ['Commission cycle to 11/15/2026', '/commissions?cycle=2026-11-15'],
      ['Agent statement to 11/15/2026', '/commissions?cycle=2026-11-15&statement=2026-11-15'],
    ]);
  });

  it('include each kind of tax form once per year, which opens the tax forms of that year', () => {
    const nec = { form: '1099-NEC', taxYear: 2025 } as const;
    const misc = { form: '1099-MISC', taxYear: 2021 } as const;
    expect(formCommands([nec, nec, misc]).map(({ label, to }) => [label, to])).toEqual([
      ['Tax form 1099-NEC for 2025', '/tax-forms?taxYear=2025'],
      ['Tax form 1099-MISC for 2021', '/tax-forms?taxYear=2021'],
    ]);
  });
});
