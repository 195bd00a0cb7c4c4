import type { TaxForm } from '@agent-portal/data/tax-forms/contract';

/** The name of a form in a list: '1099-NEC for 2025, 4471902'. */
export const formName = ({
  form,
  taxYear,
  agentId,
}: Pick<TaxForm, 'form' | 'taxYear' | 'agentId'>): string => `${form} for ${taxYear}, ${agentId}`;
