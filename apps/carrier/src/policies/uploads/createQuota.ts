import { randomUUID } from 'node:crypto';
import { carrier } from '@agent-portal/data/carrier';
import { formatFileSize } from '@agent-portal/format';
import type { Database } from '../../db/connection.ts';
import type { Deps } from '../../http/appEnv.ts';
import { badRequest, tooManyRequests } from '../../http/answers/problems.ts';
import { addToUpload, endUpload, findSentSince, findUsage, type UnderWay } from './queries.ts';
import { lockDocuments } from '../actions/queries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Longer than an upload may take, so that only the bytes of a process that was killed are freed by time. */
const longestUpload = 15 * minute;

/** Bytes that arrive between two checks of the quotas. */
const lookEvery = 4_000_000;

/** The most bytes of documents. */
export interface Quotas {
  /** Of one user in 24 hours. */
  readonly documentsPerDay: number;
  /** Of one policy. */
  readonly documentsPerPolicy: number;
}

/** Counts the bytes of one upload against the quotas while they arrive. */
export interface Quota {
  /** Passes the pieces of a file on. @throws {Problem} as `finish` does */
  readonly count: (pieces: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array, void>;
  /** Counts the rest. @throws {Problem} 429 when the user sent too much, 400 when the policy has too much */
  readonly finish: () => Promise<void>;
  /** The upload is over. Documents are saved in the same transaction, so that no byte counts twice. */
  readonly release: (tx?: Database) => Promise<void>;
}

function waitText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / minute);
  const [count, unit] = minutes > 90 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** @returns a counter of an upload that begins. Its bytes are in the database, which all processes share. */
export function createQuota(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { documentsPerDay, documentsPerPolicy }: Quotas,
  upload: Omit<UnderWay, 'uploadId'>,
): Quota {
  const underWay = { ...upload, uploadId: randomUUID() };
  let total = 0;
  let uncounted = 0;

  /** The user's documents leave the 24 hours one by one, until there is room for these. */
  async function refuseForToday(tx: Database, since: Date, ofUser: number): Promise<never> {
    let over = ofUser - documentsPerDay;
    const sent = await findSentSince(tx, upload.userId, since);
    const last = sent.find(({ size }) => (over -= size) <= 0);
    const wait = last ? last.at - since.getTime() : day;
    const left = Math.max(0, documentsPerDay - (ofUser - total));
    const all = formatFileSize(documentsPerDay);
    const detail =
      left > 0
        ? `You have ${formatFileSize(left)} left of ${all} in 24 hours. Send less, or try again in ${waitText(wait)}.`
        : `You sent ${all} of documents in the last 24 hours, which is the limit. Try again in ${waitText(wait)}.`;
    throw tooManyRequests(detail, Math.ceil(wait / 1_000));
  }

  function refuseForPolicy(ofPolicy: number): never {
    const all = formatFileSize(documentsPerPolicy);
    const has = formatFileSize(Math.max(0, ofPolicy - total));
    const message = `must be at most ${all} for one policy, and this one has ${has}. Send less, or call the help desk at ${carrier.helpDesk.phone}`;
    throw badRequest([{ field: 'files', message }]);
  }

  async function reserve(isWhole = false): Promise<void> {
    const bytes = uncounted;
    uncounted = 0;
    total += bytes;
    const at = now();
    const since = new Date(at.getTime() - day);
    const endsAt = new Date(at.getTime() + longestUpload);
    await db.transaction(async (tx) => {
      await lockDocuments(tx);
      await addToUpload(tx, underWay, bytes, { now: at, endsAt, isWhole });
      const { ofUser, ofPolicy } = await findUsage(tx, underWay, since);
      if (ofPolicy > documentsPerPolicy) refuseForPolicy(ofPolicy);
      if (ofUser > documentsPerDay) await refuseForToday(tx, since, ofUser);
    });
  }

  return {
    async *count(pieces) {
      for await (const piece of pieces) {
        uncounted += piece.length;
        if (uncounted >= lookEvery) await reserve();
        yield piece;
      }
    },
    finish: () => reserve(true),
    release: (tx = db) => endUpload(tx, underWay.uploadId),
  };
}
