import type { OptionSource } from '@agent-portal/ui/Combobox';

/** The loading status of the filter values. */
export interface OfferState {
  readonly status: OptionSource['status'];
  readonly onRetry: () => void;
}

/** Returns a function that labels values. Called when the options are created. */
type Labels = () => (value: string) => string;

/** Caches options by their values, so that thousands are not created again on every render. */
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

/** Creates options from values. Without labels, each value is its own label. */
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
