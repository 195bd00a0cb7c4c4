import { Banner } from '@agent-portal/ui/Banner';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { asOfText } from '../rows/asOfText.ts';

/** Says that the rows are from the last successful request, with its time. */
export function OfflineNote({ asOf }: { readonly asOf: string | undefined }) {
  const today = useBusinessDate();
  const when = asOf ? `, as of ${asOfText(asOf, today)}` : '';
  return (
    <Banner tone="warning">
      {`You seem to be offline. These rows are from the last update${when}`.replace(/\.?$/, '.')}{' '}
      The list updates when you are back online.
    </Banner>
  );
}
