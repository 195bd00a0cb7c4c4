import type { TemporaryMessage } from '@agent-portal/data/content/contract';
import { taxFormsAccess } from '@agent-portal/data/tax-forms/taxFormsAccess';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import { refusal } from '../http/access.ts';
import type { Deps } from '../http/appEnv.ts';
import type { Caller } from '../session/caller.ts';
import { findFormsOfLastYear } from './queries.ts';

/**
 * The notice that the tax forms of the last tax year are ready, shown until the next ones are. Callers
 * without access to tax forms get none.
 */
export async function taxFormNotices(
  { db, today }: Deps,
  caller: Caller,
  isFeatureOn: IsFeatureOn,
): Promise<TemporaryMessage[]> {
  if (caller.kind !== 'agent' || refusal(taxFormsAccess, caller)) return [];
  if (!(await isFeatureOn(taxFormsAccess.feature))) return [];
  const forms = await findFormsOfLastYear(db, caller.agentIds, today);
  const [last] = forms;
  if (!last) return [];
  const items = forms.map(({ form, agentId }) => `<li>${form}, agent ${agentId}</li>`).join('');
  return [
    {
      heading: `Tax form${forms.length > 1 ? 's' : ''} ready for ${last.taxYear}`,
      message:
        `<ul>${items}</ul>` +
        `<p><a href="/tax-forms?taxYear=${last.taxYear}">See and download the forms</a></p>`,
      publishDate: last.issuedOn,
    },
  ];
}
