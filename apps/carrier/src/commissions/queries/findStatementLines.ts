import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../../book/scope.ts';
import type { Database } from '../../db/connection.ts';
import { isAnyOf } from '../../db/queries.ts';
import { commissionLines } from '../tables.ts';
import { findFullLines } from './lines.ts';

/** The lines that some agents were paid in a cycle, by policy. */
export const findStatementLines = (db: Database, paidTo: Scope, cycleEndDate: string) =>
  findFullLines(
    db,
    and(
      isAnyOf(commissionLines.paidAgentId, paidTo),
      eq(commissionLines.cycleEndDate, cycleEndDate),
    ),
  ).orderBy(asc(commissionLines.policyNumber), asc(commissionLines.rowId));
