import { canResend } from '@agent-portal/data/cases/canResend';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { getCases } from '@agent-portal/data/cases/contract';
import { type CaseRow, daysUntilNoticed } from '@agent-portal/data/cases/shapes';
import { addDays } from '../../../db/dates.ts';
import { filteredList } from '../filteredList.ts';
import { itemOf } from '../itemOf.ts';
import { caseWords, whyCase } from '../sentences.ts';
import type { TodaySource } from '../TodaySource.ts';

const documentNames = { Application: 'Application to sign', Policy: 'Policy to sign' } as const;

function toItem(row: CaseRow) {
  const { envelopeId, recipient, recipientEmail, policyNumber, agentName, agentId } = row;
  return itemOf({
    key: envelopeId,
    who: row.primaryInsured,
    policyNumber: policyNumber ?? null,
    agentName: agentName ?? '',
    agentId: agentId ?? '',
    what: row.document ? documentNames[row.document] : 'Document to sign',
    detail: caseWords(row),
    why: whyCase(row),
    actor: row.attention === 'NotViewed' ? 'Client' : 'You',
    action: canResend(row.event) && recipientEmail ? 'resend' : 'open',
    envelopeId,
    recipient: recipientEmail ? { name: recipient, email: recipientEmail } : null,
  });
}

/** Why a case needs attention, also for a carrier that does not say it. */
export function attentionOf({ attention, event, eventDate }: CaseRow, today: string) {
  if (attention) return attention;
  if (event === 'Declined' || event === 'Expired') return event;
  const isOld = eventDate.slice(0, 10) < addDays(today, 1 - daysUntilNoticed);
  return event === 'Sent' && isOld ? 'NotViewed' : undefined;
}

/** The cases that need a person: declined, expired, or not viewed for a week; longest waiting first. */
export const cases: TodaySource = {
  kind: 'cases',
  access: casesAccess,
  itemsOf: ({ read, deps: { today } }) =>
    filteredList<CaseRow>({
      isOne: (row) => attentionOf(row, today) !== undefined,
      toItem: (row) => toItem({ ...row, attention: attentionOf(row, today) }),
      read: async ({ page: PageNumber, pageSize: PageSize, keys }, isPlain) => {
        const filters = isPlain
          ? { EventTypes: ['Declined', 'Expired', 'Sent'] }
          : {
              IncludeCounts: false,
              NeedsAttention: true,
              ...(keys && { EnvelopeIds: [...keys] }),
            };
        const order = { SortColumn: 'eventDate', SortOrder: 'asc' } as const;
        const answer = await read(getCases, {
          query: { ...filters, ...order, PageNumber, PageSize },
        });
        return { total: answer.totalRecords, rows: answer.cases };
      },
    }),
};
