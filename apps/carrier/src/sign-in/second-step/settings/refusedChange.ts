import { refusedAs } from '../../../http/answers/refusedAs.ts';

/** The entry in the audit log for a change of the second step that the caller may not make. */
export const refusedChange = refusedAs('second step change refused');
