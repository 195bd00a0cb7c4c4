import { refusedAs } from '../../../session/refusedAs.ts';

/** What stands in the audit log of a change of the second step that somebody may not make. */
export const refusedChange = refusedAs('second step change refused');
