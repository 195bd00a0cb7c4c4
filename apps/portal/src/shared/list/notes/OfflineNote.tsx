import { Banner } from '@agent-portal/ui/Banner';
import { asOfText } from '../rows/asOfText.ts';

/** Says that the rows are from the last successful request, with its time. */
export function OfflineNote({ asOf }: { readonly asOf: string | undefined }) {
  return (
    <Banner tone="warning">
      You are offline. These are the last rows that came{asOf && `, as of ${asOfText(asOf)}`}; the
      list is asked for again once you are back.
    </Banner>
  );
}
