import type { SelectionList } from '@agent-portal/data/selection/contract';

/** The name of the selected rows of a list where the input of an ended session is stored. */
export const storedSelection = (list: SelectionList) => `selected rows ${list}`;
