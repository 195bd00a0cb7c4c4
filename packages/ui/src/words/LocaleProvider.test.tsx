// @vitest-environment jsdom
import { formatCount } from '@agent-portal/format';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { comboboxWords } from './inputs/comboboxWords.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { spanish } from './spanish/index.ts';
import { useFormat } from './useFormat.ts';
import { useLocale } from './useLocale.ts';
import { useWords } from './useWords.ts';

afterEach(cleanup);

function Sample() {
  const { none, retry } = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  return <p>{[useLocale(), none, retry, count(1240.5)].join(' | ')}</p>;
}

const read = () => screen.getByRole('paragraph').textContent;

it('inherits the locale and the other texts of the provider around it', () => {
  render(
    <LocaleProvider locale="de-DE" words={spanish}>
      <LocaleProvider words={{ Combobox: { retry: 'Otra vez' } }}>
        <Sample />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(read()).toBe('de-DE | No hay valores. | Otra vez | 1.240,5');
});

it('may set the locale alone, also back to that of the United States', () => {
  render(
    <LocaleProvider locale="de-DE" words={spanish}>
      <LocaleProvider locale="en-US">
        <Sample />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(read()).toBe('en-US | No hay valores. | Intentar de nuevo | 1,240.5');
});
