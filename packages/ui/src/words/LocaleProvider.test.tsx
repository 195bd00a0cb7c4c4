// @vitest-environment jsdom
import { formatCount } from '@agent-portal/format';
import { render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comboboxWords } from './choices.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useFormat, useLocale, useWords } from './useWords.ts';

const german = { Combobox: { none: 'Keine Werte.', retry: 'Erneut versuchen' } };

function Sample() {
  const { none, retry } = useWords('Combobox', comboboxWords);
  const count = useFormat('count', formatCount);
  return <p>{[useLocale(), none, retry, count(1240.5)].join(' | ')}</p>;
}

const read = () => screen.getByRole('paragraph').textContent;

it('the locale inherits the locale and the other texts of the provider around it', () => {
  render(
    <LocaleProvider locale="de-DE" words={german}>
      <LocaleProvider words={{ Combobox: { retry: 'Noch einmal' } }}>
        <Sample />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(read()).toBe('de-DE | Keine Werte. | Noch einmal | 1.240,5');
});

it('the locale may set the locale alone, also back to that of the United States', () => {
  render(
    <LocaleProvider locale="de-DE" words={german}>
      <LocaleProvider locale="en-US">
        <Sample />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(read()).toBe('en-US | Keine Werte. | Erneut versuchen | 1,240.5');
});

it('the locale is English, as in the United States, without a provider', () => {
  const count = (value: number) => `${value} pieces`;
  const words = { column: (name: string) => `Choose ${name}` } as never;
  const { result } = renderHook(() => ({
    locale: useLocale(),
    count: useFormat('count', count),
    words: useWords('SelectionTable', words),
  }));
  expect(result.current).toEqual({ locale: 'en-US', count, words });
});
