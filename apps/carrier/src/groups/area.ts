import type { Area } from '../Area.ts';
import { groupsStep } from './seed.ts';
import { groupInventoryStep } from './seedInventory.ts';
import {
  exportGroupDetails,
  exportGroupSummary,
  getGroupDetails,
  getGroupSummary,
} from '@agent-portal/data/groups/contract';
import { fileDate } from '@agent-portal/data/fileResponses';
import { route } from '../http/route.ts';
import { exportList } from '../lists/exportList.ts';
import { exportGroup, getGroup } from './groupDetails.ts';
import { askedOf, getGroupPage, groupList } from './groupList.ts';
import { exportName } from '../lists/exportName.ts';

/** The group inventory [S7]. */
export const groups: Area = {
  routes: [
    route(getGroupSummary, ({ deps, caller, input: { query } }) =>
      getGroupPage(deps, caller, query),
    ),

    route(exportGroupSummary, async ({ input: { query }, ...call }) => ({
      name: exportName(exportGroupSummary, call.deps),
      body: await exportList(call, groupList, askedOf(query)),
    })),

    route(getGroupDetails, ({ deps, caller, input: { query } }) =>
      getGroup(deps, caller, query.groupNumber),
    ),

    route(exportGroupDetails, async ({ input: { query }, ...call }) => {
      const { groupNumber, body } = await exportGroup(call, query.groupNumber);
      return {
        name: `GroupDetails-${groupNumber}-${fileDate(new Date(call.deps.today))}.xlsx`,
        body,
      };
    }),
  ],
  seedSteps: [groupsStep, groupInventoryStep],
};
