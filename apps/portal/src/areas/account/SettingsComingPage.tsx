import { useRouteHandle } from '../../shared/page/routeHandle.ts';
import { Coming } from '../../shared/Coming.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const meanwhile: Readonly<Record<string, string>> = {
  alerts: 'The help desk can change which alerts reach you, and where.',
};

/** A page of account settings whose form a later version builds. */
export function SettingsComingPage() {
  const handle = useRouteHandle();
  return (
    <SettingsFrame>
      <Coming name={`Account Settings › ${handle?.title}`}>
        <p>{meanwhile[handle?.id ?? '']}</p>
      </Coming>
    </SettingsFrame>
  );
}
