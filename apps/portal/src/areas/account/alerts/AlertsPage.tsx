import { useAlertPreferences, useDistributionEmails } from '@agent-portal/data/alerts/hooks';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { DistributionEmails } from './DistributionEmails.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import type { ApiError } from '@agent-portal/data';
import { Banner } from '@agent-portal/ui/Banner';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { getAlertPreferences, getDistributionEmails } from '@agent-portal/data/alerts/contract';
import type { Address } from '../../../shared/address.ts';

interface AlertsErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Says in place why a part of alerts could not be loaded. Missing permission is no error [S6]. */
function AlertsError({ error, onRetry }: AlertsErrorProps) {
  if (error.kind === 'forbidden')
    return (
      <Banner tone="warning">
        You do not have access to alerts. Only the agent can change them.
      </Banner>
    );
  return <LoadError error={error} onRetry={onRetry} />;
}

/** /account-settings/alerts: which events send alerts, on which channels and how often (decisions, 3). */
export function AlertsPage() {
  const preferences = useAlertPreferences();
  const emails = useDistributionEmails();
  // A user who may read neither part sees one message, not two [S8].
  const isRefused = preferences.error?.kind === 'forbidden';
  return (
    <SettingsFrame>
      <Cards>
        <Card>
          <h2>Your alerts</h2>
          {preferences.error && (
            <AlertsError error={preferences.error} onRetry={preferences.retry} />
          )}
          {!preferences.error && !preferences.data && <Skeleton lines={8} />}
          {preferences.data && <PreferencesForm latest={preferences.data} />}
        </Card>
        {!isRefused && (
          <Card>
            <h2 id="distribution-emails" tabIndex={-1}>
              Distribution e-mails
            </h2>
            {emails.error && <AlertsError error={emails.error} onRetry={emails.retry} />}
            {!emails.error && !emails.data && <Skeleton lines={3} />}
            {emails.data && (
              <DistributionEmails
                emails={emails.data.distributionEmails}
                own={emails.data.ownEmail}
                onOutdated={emails.retry}
              />
            )}
          </Card>
        )}
      </Cards>
    </SettingsFrame>
  );
}

export { AlertsPage as Page };

/** Prefetches the preferences and the e-mail addresses while the page's code loads. */
export async function startData({ portal }: Address): Promise<void> {
  const { client } = portal;
  await Promise.all([
    client.prefetch(getAlertPreferences, {}),
    client.prefetch(getDistributionEmails, {}),
  ]);
}
