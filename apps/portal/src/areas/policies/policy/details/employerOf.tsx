import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { GroupLink } from '../../../../shared/cells/GroupLink.tsx';

/** The employer, with a link to its group if the user may open that group. */
export const employerOf = ({ employer, groupNumber }: Policy) =>
  employer && groupNumber ? <GroupLink groupNumber={groupNumber}>{employer}</GroupLink> : employer;
