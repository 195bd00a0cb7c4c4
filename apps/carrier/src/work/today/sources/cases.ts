import { canResend } from '@agent-portal/data/cases/canResend';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { findCases } from '../../../cases/queries/caseRows.ts';
import { keptAttention } from '../../../cases/rules.ts';
import { cases as table } from '../../../cases/tables.ts';
import { groupOfRows } from '../groupOfRows.ts';
import { itemOf } from '../itemOf.ts';
import { findPhones } from '../queries/findPhones.ts';
import { findRowIds } from '../../../book/queries/findRowIds.ts';
import { caseWords, timeOf, whyCase } from '../sentences.ts';
import type { TodayCall, TodaySource } from '../TodaySource.ts';

const documentNames = { Application: 'Application to sign', Policy: 'Policy to sign for' } as const;

const byId = { table, key: table.envelopeId, rowId: table.rowId };

function toItem(row: CaseRow, phone: string | null, today: string) {
  const { envelopeId, recipient, recipientEmail, policyNumber, agentName, agentId } = row;
  return itemOf({
    key: envelopeId,
    who: row.primaryInsured,
    policyNumber: policyNumber ?? null,
    agentName: agentName ?? '',
    agentId: agentId ?? '',
    phone,
    what: documentNames[row.document ?? 'Application'],
    detail: caseWords(row),
    ...timeOf(null, today),
    why: whyCase(row),
    actor: row.attention === 'NotViewed' ? 'Client' : 'You',
    action: canResend(row.event) && recipientEmail ? 'resend' : 'open',
    envelopeId,
    recipient: recipientEmail ? { name: recipient, email: recipientEmail } : null,
  });
}

async function toItems(call: TodayCall, rowIds: Int32Array) {
  const { db, today } = call.deps;
  const rows = await findCases(db, rowIds, today);
  const phones = await findPhones(
    call,
    rows.flatMap(({ policyNumber }) => policyNumber ?? []),
  );
  return rows.map((row) => toItem(row, phones.get(row.policyNumber ?? '') ?? null, today));
}

/** The cases that need a person: declined, expired, or not viewed for a week; longest waiting first. */
export const cases: TodaySource = {
  kind: 'cases',
  access: casesAccess,
  open: async (call, hidden) => {
    const { deps, caller } = call;
    return groupOfRows({
      order: (await keptAttention(deps, caller.agentIds)).value,
      hidden,
      findRowIds: (keys) => findRowIds(deps.db, byId, keys),
      findItems: (rowIds) => toItems(call, rowIds),
    });
  },
};
