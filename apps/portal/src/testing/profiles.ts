import type { CurrentUser } from '@agent-portal/data/session/contract';
import { people } from './people.ts';

/** The users of a page, with their names in the toolbar of Storybook. */
export const profiles: Readonly<Record<string, CurrentUser>> = {
  visitor: people.visitor,
  agent: people.agent,
  'agent with historical access': people.historical,
  'sub-account with all roles': people.subWithAll,
  'sub-account with Claims': people.subWithClaims,
  'sub-account without a role': people.subWithNothing,
  'home office': people.homeOffice,
  'home office for an agent': people.homeOfficeAsAgent,
};
