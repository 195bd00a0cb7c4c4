import { getTaxForms } from '@agent-portal/data/tax-forms/contract';
import type { Known } from './examples.ts';
import type { Ask } from './knownCommissions.ts';

/** A tax form that the session's agent has, where it may see them. */
export async function knownTaxForms(ask: Ask): Promise<Pick<Known, 'formId'>> {
  const page = (await ask(getTaxForms.path)) as { forms: { formId: string }[] } | undefined;
  return { formId: page?.forms[0]?.formId };
}
