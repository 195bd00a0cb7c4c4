import { usePolicyDeliveryOptions } from '@agent-portal/data/delivery/usePolicyDeliveryOptions';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { ListError } from '../../../shared/list/notes/ListError.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';

/** /account-settings/policy: how the policies of an agent are delivered (decisions, 3). */
export function DeliveryPage() {
  const [search] = useSearchParams();
  const viewAs = search.get('viewAs') ?? undefined;
  const { data, error, retry, isRefreshing } = usePolicyDeliveryOptions(viewAs);
  return (
    <SettingsFrame>
      <Card>
        <h2>Policy delivery</h2>
        {error && <ListError error={error} onRetry={retry} />}
        {!error && !data && <Skeleton lines={5} />}
        {data && (
          <DeliveryForm key={viewAs} agentId={viewAs} options={data} isRefreshing={isRefreshing} />
        )}
      </Card>
    </SettingsFrame>
  );
}
