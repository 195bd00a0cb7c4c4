import type { TemporaryMessage } from '@agent-portal/data/notifications/contract';
import type { Deps } from '../http/appEnv.ts';
import type { AgentCall } from '../http/agentCall.ts';
import { findFormsOfLastYear } from './queries.ts';

/**
 * The notice that the tax forms of the last tax year are ready, shown until the next ones are.
 */
export async function taxFormNotices(
  { db, today }: Deps,
  { caller }: AgentCall,
): Promise<TemporaryMessage[]> {
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
