const key = 'lacksFilterValues';

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Whether the carrier lacks the call for filter values, as a visit on this day has found. Then the first visit of
 * a list includes them [S4]. The script inside index.html uses this too, so it is small.
 */
export function lacksValues(): boolean {
  try {
    return localStorage.getItem(key) === today();
  } catch {
    return false;
  }
}

/** Remembers for the day that the carrier lacks the call. */
export function rememberLack(): void {
  try {
    localStorage.setItem(key, today());
  } catch {
    // Without storage, each visit asks once.
  }
}
