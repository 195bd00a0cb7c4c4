import type { OptionSource } from '@agent-portal/ui/Combobox';

/** How far the values that the carrier offers are. */
export interface OfferState {
  readonly status: OptionSource['status'];
  readonly onRetry: () => void;
}

/** Gets what labels values ready; called when their options are made. */
type Labels = () => (value: string) => string;

/** Options by the values they were made of: a list of thousands is made once, not on every render. */
const made = new WeakMap<readonly string[], OptionSource['options']>();

function makeOptions(values: readonly string[], labels: Labels) {
  if (!made.has(values)) {
    const labelOf = labels();
    made.set(
      values,
      values.map((value) => ({ value, label: labelOf(value) })),
    );
  }
  return made.get(values);
}
const themselves: Labels = () => (value) => value;

/** Options out of plain values, which are their own labels where none are given. */
export function optionsOf(
  values: readonly string[] | undefined,
  offer: OfferState,
  labels: Labels = themselves,
): OptionSource {
  return {
    options: values && makeOptions(values, labels),
    status: values ? 'ready' : offer.status,
    onRetry: offer.onRetry,
  };
}
