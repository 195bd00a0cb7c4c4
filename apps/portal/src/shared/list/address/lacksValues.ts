/**
 * Whether the carrier lacks the call for filter values, as a visit on this day has found. Then the first visit of
 * a list includes them [S4]. The script inside index.html uses this too, so it is small.
 */
export function lacksValues(): boolean {
  try {
    return localStorage.getItem('lacksFilterValues') === new Date().toISOString().slice(0, 10);
  } catch {
    return false;
  }
}
