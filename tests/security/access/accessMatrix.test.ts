import { openDatabase } from '@agent-portal/carrier/db/connection';
import { beforeAll, expect, test } from 'vitest';
import { startCarrier } from '../../faults/startCarrier.ts';
import type { CarrierProcess } from '../../spawnCarrier.ts';
import { seededFolder } from '../../faults/dataFolders.ts';
import { accessMatrix, type MatrixOutcome } from './accessMatrix.ts';

let carrier: CarrierProcess;
let dataFolder: string;
let outcome: MatrixOutcome;
beforeAll(async () => {
  dataFolder = await seededFolder();
  carrier = startCarrier({ CARRIER_DATA: dataFolder, EXPORTS_PER_MINUTE: '10000' });
  outcome = await accessMatrix({ origin: await carrier.ready });
  // More than six thousand calls, including documents: minutes on a busy machine.
}, 900_000);

test('every account gets exactly what the specification allows, and nothing leaks', () => {
  expect(outcome.failures).toEqual([]);
  expect(outcome.checked).toBeGreaterThan(6_000);
});

test('the audit log contains every attempt, and nothing else', async () => {
  carrier.kill('SIGTERM');
  await carrier.ended;
  const { pool, close } = await openDatabase({ dataFolder });
  try {
    const { rows } = await pool.query<{ action: string; attempts: number }>(`
      SELECT action, count(*)::int AS attempts FROM audit_entries
      WHERE action LIKE '% refused' GROUP BY action`);
    const audited = Object.fromEntries(rows.map(({ action, attempts }) => [action, attempts]));
    expect(audited).toEqual(outcome.attempts);
    expect(Object.keys(audited).toSorted()).toEqual([
      'action refused',
      'alert change refused',
      'calendar address refused',
      'case change refused',
      'contact refused',
      'delivery options refused',
      'follow-up assignment refused',
      'follow-up refused',
      'household refused',
      'impersonation refused',
      'launch refused',
      'password change refused',
      'second step change refused',
      'session end refused',
      'sub-account change refused',
      'view-as refused',
    ]);
  } finally {
    await close();
  }
});
