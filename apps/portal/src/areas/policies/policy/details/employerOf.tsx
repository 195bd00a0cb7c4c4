import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { GroupBillsLink } from '../../../../shared/cells/GroupBillsLink.tsx';
import { GroupLink } from '../../../../shared/cells/GroupLink.tsx';

/** The employer, with a link to its group if the user may open that group. */
export const employerOf = ({ employer, groupNumber }: Policy) =>
  employer && groupNumber ? <GroupLink groupNumber={groupNumber}>{employer}</GroupLink> : employer;

/** Links to the list bills of the employer's group. */
export const billsOf = ({ groupNumber }: Policy) =>
  groupNumber && <GroupBillsLink groupNumber={groupNumber} />;
