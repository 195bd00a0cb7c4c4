import type { InputOf, OutputOf } from '@agent-portal/data/endpoint';
import {
  type exportSelection,
  type getCallSheet,
  type getSelection,
  mostSelected,
  type SelectionList,
} from '@agent-portal/data/selection/contract';
import { doNotCall } from '@agent-portal/data/claims/noCall';
import { sentencesOf } from '@agent-portal/data/policies/sentencesOf';
import { lapseOf } from '../book/premiumDue.ts';
import { withClientIds } from '../book/queries/withClientIds.ts';
import { streamWorkbook } from '../documents/streamWorkbook.ts';
import { aboutSheet } from '../lists/aboutSheet.ts';
import type { AnyOrder } from '../lists/BookList.ts';
import type { ExportCall } from '../lists/exportList.ts';
import { allOf, inBatches } from '../lists/inBatches.ts';
import { orderOf } from '../lists/orderOf.ts';
import { findPolicyRows, findRequirementsOf } from '../policies/queries/policyRows.ts';
import { pendingReason } from '../policies/reason/pendingReason.ts';
import { findPhones, findPoliciesOfRequirements } from './queries.ts';
import { refuseOthers, selectableLists } from './selectableLists.ts';

/** The first rows of a list with its filters, as many as can be selected, and how many there are. */
export async function selectionOf(
  { deps, caller, signal }: ExportCall,
  { params, query }: InputOf<typeof getSelection>,
): Promise<OutputOf<typeof getSelection>> {
  refuseOthers(params.list, query);
  const { list, findSelected } = selectableLists[params.list];
  const { value } = await orderOf(deps, caller, list, query);
  const first = value.subarray(0, mostSelected);
  const batches = inBatches(first.length, signal, (from, to) =>
    findSelected(deps.db, first.subarray(from, to)),
  );
  return { total: value.length, rows: await allOf(batches) };
}

interface Chosen {
  readonly keys: readonly string[];
  readonly orderBy?: AnyOrder | undefined;
}

/**
 * The rows with these keys in the order of the list. The list of the caller decides which rows exist, so a key
 * of another book finds nothing.
 */
async function chosenRows(
  { deps, caller, signal }: ExportCall,
  name: SelectionList,
  { keys, orderBy }: Chosen,
): Promise<Int32Array> {
  refuseOthers(name, { orderBy });
  const { list, findRowIds } = selectableLists[name];
  const batches = inBatches(keys.length, signal, (from, to) =>
    findRowIds(deps.db, keys.slice(from, to)),
  );
  const chosen = new Set(await allOf(batches));
  const { value } = await orderOf(deps, caller, list, { orderBy });
  return value.filter((rowId) => chosen.has(rowId));
}

/** The chosen rows as a workbook, with the columns that the export of the list has. */
export async function exportChosen(
  call: ExportCall,
  { params, body }: InputOf<typeof exportSelection>,
): Promise<ReadableStream<Uint8Array>> {
  const { deps, caller, signal } = call;
  const { list } = selectableLists[params.list];
  const rowIds = await chosenRows(call, params.list, body);
  const batches = inBatches(rowIds.length, signal, (from, to) =>
    list.findRows(deps, rowIds.subarray(from, to)),
  );
  const name = `${list.name}, selected rows`;
  const about = aboutSheet(deps, caller, { name, filterLabels: {} }, { count: rowIds.length });
  const sheet = { name: list.name, columns: list.columns(deps.today), batches };
  return streamWorkbook(sheet, about);
}

/** Who to call about the chosen rows: one line for each policy, in the order of the list. */
export async function callSheetOf(
  call: ExportCall,
  { params, body }: InputOf<typeof getCallSheet>,
): Promise<OutputOf<typeof getCallSheet>> {
  const { db, today } = call.deps;
  const chosen = await chosenRows(call, params.list, body);
  const isOfRequirements = params.list === 'Requirements';
  const rowIds = isOfRequirements ? await findPoliciesOfRequirements(db, chosen) : chosen;
  const rows = await findPolicyRows(db, rowIds);
  const numbers = rows.map(({ policyNumber }) => policyNumber);
  const requirements = await findRequirementsOf(db, numbers);
  const phones = await findPhones(db, numbers);
  const lines = rows.map((row) => {
    const { policyNumber, primaryInsured, agentName, agentId, policyStatus } = row;
    const asked = requirements.get(policyNumber) ?? [];
    const reason = pendingReason({ ...row, status: policyStatus, requirements: asked }, today);
    const [dueOn = null] = asked
      .flatMap((one) => (one.metOn === null && policyStatus === 'Pending' ? one.dueOn : []))
      .toSorted();
    const line = {
      policyNumber,
      primaryInsured,
      agentName,
      agentId,
      policyStatus,
      phones: row.isDeceased ? [] : (phones.get(policyNumber) ?? []),
      why: row.isDeceased ? doNotCall : reason ? sentencesOf(reason) : row.reason,
      dueOn,
    };
    const paidToDate = row.isDeceased ? null : row.paidToDate;
    return Object.assign(line, lapseOf({ ...row, paidToDate, status: policyStatus }, today));
  });
  return { lines: await withClientIds(db, lines) };
}
