import type { TableWords } from './TableWords.ts';

/** The texts of 'Components/Data'. */
// oxlint-disable-next-line typescript/no-empty-object-type -- its other components follow
export interface DataWords extends TableWords {}
