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
import { type NewDocument, lockDocuments } from '../actions/queries.ts';
import { performAction, refuseEarly } from '../actions/rules.ts';
import { getPolicyDetails } from '../policy/policyDetails.ts';
import type { FileStore } from './createFileStore.ts';
import { createQuota, type Quota, type Quotas } from './createQuota.ts';
import { findDocument, findDocuments, findKnown } from './queries.ts';
import { receiveDocuments } from './receiveDocuments.ts';

interface Upload {
  readonly caller: AgentCaller;
  readonly request: Request;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** Where documents are stored, and how many. */
export interface Storage {
  readonly store: FileStore;
  readonly quotas: Quotas;
}

/**
 * Takes an action with all of its documents, or not at all. The files are on the disk before the database says so.
 * If anything fails, or the same was sent before, no new file stays.
 *
 * @throws {Problem} as `performAction` and `receiveDocuments` do; 429, 400 or 507 without room for them
 */
export async function performWithDocuments(
  deps: Deps,
  { store, quotas }: Storage,
  { request, signal, ...call }: Upload,
): Promise<ActionItem> {
  let quota: Quota | undefined;
  const counted: FileStore = {
    ...store,
    write: (id, pieces) => store.write(id, quota?.count(pieces) ?? pieces),
  };
  const receiving = { store: counted, signal };
  try {
    const { body, documents } = await receiveDocuments(request, receiving, async (text) => {
      const asked = readFormBody(takeActionWithDocuments, text);
      const { policyNumber } = await refuseEarly(deps, call.caller, asked);
      const { idempotencyKey } = asked;
      quota = createQuota(deps, quotas, {
        userId: call.caller.userId,
        policyNumber,
        idempotencyKey,
      });
      return asked;
    });
    try {
      await quota?.finish();
      return await performAction(deps, call, body, documents, quota?.release);
    } finally {
      await removeUnsaved(deps, store, documents);
    }
  } finally {
    // Without an answer of the database, the bytes count until their time is over.
    await quota?.release().catch(() => {});
  }
}

/**
 * Removes the files that the action does not name: the same was sent before, or it failed. The lock waits for
 * a commit whose connection was lost. Without an answer of the database, they stay.
 */
async function removeUnsaved({ db }: Deps, store: FileStore, documents: readonly NewDocument[]) {
  const ids = documents.map(({ documentId }) => documentId);
  const findSaved = db.transaction(async (tx) => {
    await lockDocuments(tx);
    return findKnown(tx, ids);
  });
  const saved = await findSaved.catch(() => new Set(ids));
  await store.remove(ids.filter((id) => !saved.has(id)));
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

/** A document of a policy. @throws {Problem} 404 when it does not exist in the caller's book, 410 without its file */
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
