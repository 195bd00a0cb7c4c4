import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DatesField } from './fields/DatesField.tsx';
import { EffectiveDatesField } from './fields/EffectiveDatesField.tsx';

const names = { name: 'day', label: 'Day', fromName: 'from', toName: 'to' };
const common = { values: {}, onChange: () => {}, today: '2026-11-18' };

const looksBack = <DatesField definition={names} {...common} />;
const looksAhead = (
  <EffectiveDatesField definition={{ kind: 'effective-dates', ...names }} {...common} />
);

const buttonsOf = (shown: ReactNode) =>
  [...renderToStaticMarkup(shown).matchAll(/<button[^>]*aria-pressed[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );

it.each([
  [looksBack, ['This month', 'Last 30 days', 'Year to date']],
  [looksAhead, ['Today', 'Next 30 days', 'Next 90 days']],
])('offers presets that fit the filter (%#)', (field, presets) => {
  expect(buttonsOf(field)).toEqual(presets);
});
