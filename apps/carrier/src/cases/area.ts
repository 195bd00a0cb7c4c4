import type { Area } from '../Area.ts';
import { casesStep } from './seed/casesStep.ts';
import {
  exportCases,
  getCaseFilterOptions,
  getCases,
  resendEmail,
} from '@agent-portal/data/cases/contract';
import {
  correctRecipient,
  getCase,
  getCasesNeedingAttention,
  getCasesOfPolicy,
  voidCase,
} from '@agent-portal/data/cases/desk/contract';
import { auditedRoute, route } from '../http/route.ts';
import { exportName } from '../lists/exportName.ts';
import { exportList } from '../lists/exportList.ts';
import { caseList, getCasePage } from './caseList.ts';
import { correct, resend, voidEnvelope } from './changes.ts';
import { askedOf } from './filters.ts';
import { getAttention, getCaseDetail, getCasesOf, getFilterOptions } from './rules.ts';

/** Cases that wait for signatures [S7]. */
export const cases: Area = {
  routes: [
    route(getCases, ({ deps, caller, input: { query } }) => getCasePage(deps, caller, query)),

    route(exportCases, async ({ input: { query }, ...call }) => ({
      name: exportName(exportCases, call.deps, query.ViewAsAgentId),
      body: await exportList(call, caseList, askedOf(query)),
    })),

    route(getCaseFilterOptions, ({ deps, caller }) => getFilterOptions(deps, caller)),

    auditedRoute('case change refused', resendEmail, ({ deps, input: { query }, ...call }) =>
      resend(deps, call, query),
    ),

    route(getCasesNeedingAttention, ({ deps, caller, input: { query } }) =>
      getAttention(deps, caller, query.ViewAsAgentId),
    ),

    route(getCase, ({ deps, caller, input: { params } }) =>
      getCaseDetail(deps, caller, params.envelopeId),
    ),

    route(getCasesOfPolicy, ({ deps, caller, input: { params } }) =>
      getCasesOf(deps, caller, params.id),
    ),

    auditedRoute('case change refused', correctRecipient, ({ deps, input, ...call }) =>
      correct(deps, call, input),
    ),

    auditedRoute('case change refused', voidCase, ({ deps, input, ...call }) =>
      voidEnvelope(deps, call, input),
    ),
  ],
  seedSteps: [casesStep],
};
