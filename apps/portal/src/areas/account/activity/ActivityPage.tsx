import { ListCommands } from '../../../shared/list/head/ListCommands.tsx';
import { ListRows } from '../../../shared/list/ListRows.tsx';
import { startRowsOf } from '../../../shared/list/startList.ts';
import { useList } from '../../../shared/list/useList.ts';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { activityList } from './activityList.tsx';
import { Sessions } from './sessions/Sessions.tsx';

/**
 * /account-settings/activity: what the agent, its sub-accounts and home office for the agent did. The open sessions,
 * whose number only their answer says, are below the list and move nothing.
 */
export function ActivityPage() {
  const shown = useList(activityList);
  return (
    <SettingsFrame actions={<ListCommands list={activityList} shown={shown} />}>
      <ListRows list={activityList} shown={shown} />
      <Sessions />
    </SettingsFrame>
  );
}

export { ActivityPage as Page };

export const startData = startRowsOf(activityList);
