/**
 * The keypad of phones for a number. On iPhones, a keypad of digits has no minus sign and no parentheses, so a number
 * that may be negative gets the whole keyboard.
 */
export const keypadOf = (
  min: number | undefined,
  digits: 'numeric' | 'decimal' = 'decimal',
): 'numeric' | 'decimal' | undefined => (min !== undefined && min >= 0 ? digits : undefined);
