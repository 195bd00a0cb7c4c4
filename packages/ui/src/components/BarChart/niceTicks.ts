/** Steps that people count in, of any power of ten. */
const steps = [1, 2, 2.5, 5, 10] as const;

/**
 * Round values of an axis that includes all of `values` and zero, the smallest first.
 * @param about how many steps there should be; the result may have one or two more or fewer
 */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return [0];
  const rough = (most - least) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  // A product of whole numbers rounds less than a sum of steps.
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
