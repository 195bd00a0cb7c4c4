import { and, gte, lte, type SQL } from 'drizzle-orm';
import type { Scope } from '../book/scope.ts';
import { isAnyOf } from '../db/queries.ts';
import { taxForms } from './tables.ts';
import { formYears } from './taxable.ts';

/**
 * Who may see and download a form: the caller whose own agent ids (`agentIds`) the form was issued
 * to. Every query of forms uses this condition. A form is available from the day it is issued, for
 * the last seven tax years [S7]. The role and the feature are in `taxFormsAccess` (packages/data).
 */
export const isOwnForm = (agentIds: Scope, today: string): SQL | undefined =>
  and(
    isAnyOf(taxForms.agentId, agentIds),
    lte(taxForms.issuedOn, today),
    gte(taxForms.taxYear, Number(today.slice(0, 4)) - formYears),
  );
