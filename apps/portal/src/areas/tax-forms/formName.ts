import type { TaxForm } from '@agent-portal/data/tax-forms/contract';

/** A form as a list names it: '1099-NEC for 2025, 4471902'. */
export const formName = ({
  form,
  taxYear,
  agentId,
}: Pick<TaxForm, 'form' | 'taxYear' | 'agentId'>): string => `${form} for ${taxYear}, ${agentId}`;
