import { plainSigns } from '@agent-portal/format';

/** The digits of keyboards: Arabic, Persian, Hindi, Bengali and full-width, each from 0 to 9. */
const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯０１２３４５６７８９';
const oneDigit = new RegExp(`[${digits}]`, 'g');

/** A typed or pasted text with the digits 0 to 9 and plain signs. */
export const typedText = (text: string): string =>
  plainSigns(text).replaceAll(oneDigit, (digit) => String(digits.indexOf(digit) % 10));
