/** Remembers for the day that the carrier lacks the call for filter values, for `lacksValues`. */
export function rememberLack(): void {
  try {
    localStorage.setItem('lacksFilterValues', new Date().toISOString().slice(0, 10));
  } catch {
    // Without storage, each visit asks once.
  }
}
