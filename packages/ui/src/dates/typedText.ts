/** The digits of keyboards: Arabic, Persian, Hindi, Bengali and full-width, each from 0 to 9. */
const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯０１２３４５６７８９';
const oneDigit = new RegExp(`[${digits}]`, 'g');

/** Marks of direction, which a pasted date may have around its parts. */
const marks = /[\u061c\u200e\u200f]/g;

/** A typed or pasted text with the digits 0 to 9, and without what is not seen. */
export const typedText = (text: string): string =>
  text
    .replaceAll(marks, '')
    .replaceAll(oneDigit, (digit) => String(digits.indexOf(digit) % 10))
    .trim();
