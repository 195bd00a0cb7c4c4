import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../words/LocaleProvider.tsx';
import { spanish } from '../words/spanish/index.ts';
import { DatesField } from './date-range/DatesField.tsx';
import { EffectiveDatesField } from './effective-dates/EffectiveDatesField.tsx';

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
  [
    looksBack,
    ['This month', 'Last 30 days', 'Year to date'],
    ['Este mes', 'Últimos 30 días', 'En lo que va del año'],
  ],
  [
    looksAhead,
    ['Today', 'Next 30 days', 'Next 90 days'],
    ['Hoy', 'Próximos 30 días', 'Próximos 90 días'],
  ],
])('the presets are in the language (%#)', (field, inEnglish, inSpanish) => {
  expect(buttonsOf(field)).toEqual(inEnglish);
  const translated = (
    <LocaleProvider locale="es-US" words={spanish}>
      {field}
    </LocaleProvider>
  );
  expect(buttonsOf(translated)).toEqual(inSpanish);
});
