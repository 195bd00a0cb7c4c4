import { ListSection } from '../../../shared/list/ListSection.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { activityList } from './activityList.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { rowsOf } from '../../../shared/list/startList.ts';

/** /account-settings/activity: what the agent, its sub-accounts and home office for the agent did. */
export function ActivityPage() {
  return (
    <SettingsFrame>
      <Sessions />
      <ListSection list={activityList} />
    </SettingsFrame>
  );
}

export { ActivityPage as Page };

export const startData = rowsOf(activityList);
