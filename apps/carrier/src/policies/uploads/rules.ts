import type { ActionItem } from '@agent-portal/data/policies/actions/contract';
import {
  takeActionWithDocuments,
  type getPolicyDocuments,
} from '@agent-portal/data/policies/uploads/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import type { BookOwner } from '../../book/scope.ts';
import type { FileAnswer } from '../../http/answers/answer.ts';
import { notFound } from '../../http/answers/problems.ts';
import type { Deps } from '../../http/appEnv.ts';
import { readFormBody } from '../../http/input/readInput.ts';
import type { AgentCaller } from '../../session/caller.ts';
import { performAction, refuseEarly } from '../actions/rules.ts';
import { getPolicyDetails } from '../policy/policyDetails.ts';
import type { FileStore } from './FileStore.ts';
import { findDocument, findDocuments, findKnown } from './queries.ts';
import { receiveDocuments } from './receiveDocuments.ts';

interface Upload {
  readonly caller: AgentCaller;
  readonly request: Request;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/**
 * Takes an action with documents, as a whole. The files are on the disk before the database says so. If
 * anything fails, or the same was sent before, no new file stays.
 *
 * @throws {Problem} as `performAction` and `receiveDocuments` do
 */
export async function performWithDocuments(
  deps: Deps,
  store: FileStore,
  { request, signal, ...call }: Upload,
): Promise<ActionItem> {
  const { body, documents } = await receiveDocuments(request, { store, signal }, async (text) => {
    const asked = readFormBody(takeActionWithDocuments, text);
    await refuseEarly(deps, call.caller, asked);
    return asked;
  });
  const ids = documents.map(({ documentId }) => documentId);
  try {
    return await performAction(deps, call, body, documents);
  } finally {
    // A call that fails after the action was written keeps its files. Without an answer of the database,
    // those that belong to no action stay until the next start (removeOrphans.ts).
    const known = await findKnown(deps.db, ids).catch(() => new Set(ids));
    await store.remove(ids.filter((id) => !known.has(id)));
  }
}

/** The documents of a policy. @throws {Problem} 404 when it belongs to another agent */
export async function listDocuments(
  deps: Deps,
  caller: BookOwner,
  typed: string,
): Promise<OutputOf<typeof getPolicyDocuments>> {
  const { policyNumber } = await getPolicyDetails(deps, caller, typed);
  const found = await findDocuments(deps.db, policyNumber);
  return { documents: found.map(toListed) };
}

function toListed({ takenAt, ...document }: Awaited<ReturnType<typeof findDocuments>>[number]) {
  return { ...document, date: takenAt.toISOString() };
}

/** A document of a policy. @throws {Problem} 404 when there is none in the caller's book */
export async function openDocument(
  deps: Deps,
  { caller, store }: { readonly caller: BookOwner; readonly store: FileStore },
  params: { readonly id: string; readonly documentId: string },
): Promise<FileAnswer> {
  const { policyNumber } = await getPolicyDetails(deps, caller, params.id);
  const { documentId } = params;
  const found = await findDocument(deps.db, policyNumber, documentId);
  if (!found) throw notFound('There is no such document for this policy.');
  return {
    name: found.name,
    loggedAs: `document ${documentId} of ${policyNumber}`,
    body: await store.read(documentId),
  };
}
