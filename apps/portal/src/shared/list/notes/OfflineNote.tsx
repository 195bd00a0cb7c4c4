import { Banner } from '@agent-portal/ui/Banner';
import { formatAsOf } from '@agent-portal/format';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';

/** Says that the rows are from the last successful request, with its time. */
export function OfflineNote({ asOf }: { readonly asOf: string | undefined }) {
  const today = useBusinessDate();
  return (
    <Banner tone="warning">
      You seem to be offline. These rows are from the last update
      {asOf && ` (${formatAsOf(asOf, today)})`}. The list updates when you are online.
    </Banner>
  );
}
