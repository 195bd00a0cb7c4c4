import { alertEvents } from '@agent-portal/data/alerts/contract';
import { eventLabels } from '@agent-portal/data/alerts/eventLabels';
import { type Feature, features } from '@agent-portal/data/features/features';
import { describe, expect, it } from 'vitest';
import { isEventOffered } from '../areas/account/alerts/alertTexts.ts';
import { offeredRoles } from '../areas/sub-accounts/AccessFields.tsx';
import { roleLabels } from '../areas/sub-accounts/Access.ts';
import { routes } from '../routes.ts';
import { openCards } from '../shared/business/openCards.ts';
import { offeredHelp } from '../shared/help/HelpArea.ts';
import { helpAreas } from '../shared/help/helpAreas.ts';
import { settingsTabs } from '../shared/settings/settingsTabs.ts';
import { hrefInText } from '../shell/navigation/navigation.ts';
import { reachOf } from '../shell/navigation/reachOf.ts';
import { topNavigationLinks } from '../shell/navigation/topNavigationLinks.ts';
import { pageCommands } from '../shell/palette/commands/commandResults.ts';
import { searchHint } from '../shell/palette/commands/searchHint.ts';
import { searchedBy } from '../shell/palette/commands/searched.ts';
import { cycleCommands } from '../shell/palette/commands/useCommissionCommands.ts';
import { people } from '../testing/people.ts';

const user = people.agent;

/** The texts of everything that the portal offers an agent, by place. */
function offered(on: ReadonlySet<Feature>) {
  const hasLeftNavigation = on.has('left_nav');
  const settings = settingsTabs({ user, mode: 'agent', hasLeftNavigation });
  const viewer = { user, reach: reachOf(user, on), help: '/help' };
  const linked = routes.flatMap(({ paths: [path], lazy }) =>
    lazy && !/[:*]/.test(path) && hrefInText(path, viewer) !== undefined ? [path] : [],
  );
  const help = offeredHelp(helpAreas, on);
  const texts: readonly (readonly [place: string, texts: readonly string[]])[] = [
    ['roles', offeredRoles(on).map((role) => roleLabels[role])],
    [
      'alerts',
      alertEvents.filter((event) => isEventOffered(event, on)).map((event) => eventLabels[event]),
    ],
    ['help areas', help.map(({ area }) => area)],
    ['help topics', help.flatMap(({ topics }) => topics.map(({ question }) => question))],
    ['palette', pageCommands(routes, { user, features: on, settings }).map(({ to }) => to)],
    ['search', [searchHint(searchedBy(user, on))]],
    ['cycles', cycleCommands('2026-11-15', on.has('commissiondates')).map(({ label }) => label)],
    ['top', topNavigationLinks('/home', { user, features: on }).map(({ label }) => label)],
    ['settings', settings.map(({ href }) => href)],
    ['links in text', [...linked, hrefInText('/products/term-life', viewer) ?? '']],
    ['cards', [...openCards(user, on)]],
  ];
  return texts.flatMap(([place, all]) => all.map((text) => `${place}: ${text}`));
}

/** What only one feature brings. */
const brings: Partial<Record<Feature, readonly string[]>> = {
  commissions: [
    'roles: Commissions and Debt',
    'alerts: Commission posted',
    'help areas: Commissions',
    'help areas: Debt',
    'help topics: Where is my commission statement?',
    'palette: /commissions',
    'palette: /commissions/debt',
    'links in text: /commissions',
    'links in text: /commissions/debt',
    'cards: commissions',
  ],
  claims: [
    'roles: Claims',
    'alerts: Claim update',
    'help areas: Claims',
    'help topics: How do I find a claim?',
    'palette: /claims',
    'top: Claims',
    'links in text: /claims',
  ],
  taxforms: [
    'roles: Tax Forms',
    'help areas: Tax Forms',
    'palette: /tax-forms',
    'top: Tax Forms',
    'links in text: /tax-forms',
  ],
  listbill: [
    'roles: List Bill',
    'help areas: List bills',
    'palette: /list-bill',
    'top: List Bill',
    'links in text: /list-bill',
  ],
  casemanagement: [
    'roles: Case Management',
    'help areas: Case Management',
    'palette: /case-management',
    'top: Case Management',
    'links in text: /case-management',
  ],
  productioncredit: [
    'roles: Production Credit',
    'help topics: Production credit does not open.',
    'palette: /production-credit/individual/downline',
    'links in text: /production-credit/individual/downline',
  ],
  commissiondates: [
    'help topics: How do I see the commissions of another cycle?',
    'cycles: Commission cycle to 11/15/2026',
  ],
  left_nav: [
    'palette: /account-settings/profile',
    'settings: /account-settings/alerts',
    'links in text: /account-settings/alerts',
  ],
  productpage: ['links in text: /products/term-life'],
};

describe('a feature that is off', () => {
  const all = offered(new Set(features));

  it.each(Object.entries(brings) as [Feature, readonly string[]][])(
    'is offered nowhere: %s',
    (feature, own) => {
      expect(all).toEqual(expect.arrayContaining([...own]));
      const without = offered(new Set(features.filter((one) => one !== feature)));
      expect(without.filter((text) => own.includes(text))).toEqual([]);
      // Content of the other features stays. The cycle is chosen on the page of commissions.
      const gone = all.filter((text) => !without.includes(text));
      const others = new Set(
        Object.entries(brings).flatMap(([name, texts]) =>
          name === feature || name === 'commissiondates' ? [] : texts,
        ),
      );
      expect(gone.filter((text) => others.has(text))).toEqual([]);
    },
  );
});
