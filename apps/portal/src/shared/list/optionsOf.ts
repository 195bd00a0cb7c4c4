import type { OptionSource } from '@agent-portal/ui/Combobox';

/** How far the values that the carrier offers are. */
export interface OfferState {
  readonly status: OptionSource['status'];
  readonly onRetry: () => void;
}

/** Options by the values they were made of: a list of thousands is made once, not on every render. */
const made = new WeakMap<readonly string[], NonNullable<OptionSource['options']>>();

function makeOptions(values: readonly string[]) {
  const options = made.get(values) ?? values.map((value) => ({ value, label: value }));
  made.set(values, options);
  return options;
}

/** Options out of plain values, which are their own labels. */
export function optionsOf(values: readonly string[] | undefined, offer: OfferState): OptionSource {
  return {
    options: values && makeOptions(values),
    status: values ? 'ready' : offer.status,
    onRetry: offer.onRetry,
  };
}
