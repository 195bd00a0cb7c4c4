import type { TaxForm } from '@agent-portal/data/tax-forms/contract';
import { useTaxForms } from '@agent-portal/data/tax-forms/hooks';
import { useMemo } from 'react';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** Matches a search for a tax form: a word of it, its number, or a year. */
const isAbout = (text: string) => /\b(tax|109|20\d\d)/i.test(text);

/** Enough for the forms of seven years for several agent IDs. */
const all = { query: { pageSize: 100 } } as const;

/** Each kind of form once per tax year: the page of that year shows the forms of each agent ID. */
export function formCommands(forms: readonly Pick<TaxForm, 'form' | 'taxYear'>[]): Command[] {
  const names = new Set(forms.map(({ form, taxYear }) => `${taxYear} ${form}`));
  return [...names].map((name) => {
    const [taxYear = '', form = ''] = name.split(' ');
    return {
      to: `${paths.taxForms()}?${new URLSearchParams({ taxYear })}`,
      kind: 'address',
      label: `Tax form ${form} for ${taxYear}`,
      detail: 'Tax Forms',
    };
  });
}

/** The user's tax forms by year, requested when the search text may be about one. */
export function useTaxFormCommands(text: string): readonly Command[] {
  const isOpen = useMayOpen(accessRules.taxForms, paths.taxForms());
  const { data } = useTaxForms(isAbout(text) && isOpen ? all : null);
  return useMemo(() => formCommands(data?.forms ?? []), [data]);
}
