import { Banner } from '@agent-portal/ui/Banner';
import { asOfText } from '../rows/asOfText.ts';

/** Says that the rows on screen are the last that came, and from when they are. */
export function OfflineNote({ asOf }: { readonly asOf: string | undefined }) {
  return (
    <Banner tone="warning">
      You are offline. These are the last rows that came{asOf && `, as of ${asOfText(asOf)}`}; the
      list is asked for again once you are back.
    </Banner>
  );
}
