/** Hashes a text to a short code that does not reveal it (53 bits, public-domain hash cyrb53). */
export function codeOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ point, 2_654_435_761);
    low = Math.imul(low ^ point, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
