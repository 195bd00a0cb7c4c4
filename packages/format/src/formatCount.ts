/**
 * A count with its thousands grouped: `1,208`. Up to three decimals stay: `1,208.75`. Without `Intl`, whose
 * first formatter costs a slow phone a tenth of a second.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
