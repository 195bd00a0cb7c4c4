import { ListSection } from '../../../shared/list/ListSection.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { activityList } from './activityList.tsx';
import { Sessions } from './sessions/Sessions.tsx';

/** /account-settings/activity: who did what as the agent, by its sub-accounts and for it. */
export function ActivityPage() {
  return (
    <SettingsFrame>
      <Sessions />
      <ListSection list={activityList} />
    </SettingsFrame>
  );
}
