import type { OptionSource } from '@agent-portal/ui/Combobox';

/** How far the values that the carrier offers are. */
export interface OfferState {
  readonly status: OptionSource['status'];
  readonly onRetry: () => void;
}

/** Options out of plain values, which are their own labels. */
export function optionsOf(values: readonly string[] | undefined, offer: OfferState): OptionSource {
  return {
    options: values?.map((value) => ({ value, label: value })),
    status: values ? 'ready' : offer.status,
    onRetry: offer.onRetry,
  };
}
