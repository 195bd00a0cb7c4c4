import { canResend } from '@agent-portal/data/cases/canResend';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { getCases } from '@agent-portal/data/cases/contract';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
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
    what: documentNames[row.document ?? 'Application'],
    detail: caseWords(row),
    why: whyCase(row),
    actor: row.attention === 'NotViewed' ? 'Client' : 'You',
    action: canResend(row.event) && recipientEmail ? 'resend' : 'open',
    envelopeId,
    recipient: recipientEmail ? { name: recipient, email: recipientEmail } : null,
  });
}

/** The cases that need a person: declined, expired, or not viewed for a week; longest waiting first. */
export const cases: TodaySource = {
  kind: 'cases',
  access: casesAccess,
  itemsOf:
    ({ read }) =>
    async ({ page: PageNumber, pageSize: PageSize, keys }) => {
      const { totalRecords, cases: rows } = await read(getCases, {
        query: {
          IncludeCounts: false,
          NeedsAttention: true,
          SortColumn: 'eventDate',
          SortOrder: 'asc',
          PageNumber,
          PageSize,
          ...(keys && { EnvelopeIds: [...keys] }),
        },
      });
      return { total: totalRecords, items: rows.map(toItem) };
    },
};
