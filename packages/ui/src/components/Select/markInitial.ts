/**
 * Marks the option of the initial value, which the browser chooses at a reset of the form. React marks
 * none, and the choice of a select that gets a mark can change, so that it is set again.
 */
export function markInitial(select: HTMLSelectElement | null, initial: string, value: string) {
  if (!select) return;
  for (const option of select.options) option.defaultSelected = option.value === initial;
  select.value = value;
}
