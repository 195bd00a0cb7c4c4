import type { Policy } from '@agent-portal/data/policies/shapes';
import { GroupBillsLink } from '../../../../shared/cells/GroupBillsLink.tsx';
import { GroupLink } from '../../../../shared/cells/GroupLink.tsx';

/** The employer, which leads to its group where that is the reader's. */
export const employerOf = ({ employer, groupNumber }: Policy) =>
  employer && groupNumber ? <GroupLink groupNumber={groupNumber}>{employer}</GroupLink> : employer;

/** Where the list bills of the employer's group stand. */
export const billsOf = ({ groupNumber }: Policy) =>
  groupNumber && <GroupBillsLink groupNumber={groupNumber} />;
