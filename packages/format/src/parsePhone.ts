import { stripInvisible } from './stripInvisible.ts';

/** A phone number that was found in a text. */
export interface Phone {
  /** Digits only: ten for an American number, otherwise with the country code if it is known. */
  readonly number: string;
  /** Only digits. */
  readonly extension?: string;
  /** It belongs to the numbering plan of North America. */
  readonly isAmerican: boolean;
  /** What dials it: `tel:+16085550176;ext=22` (RFC 3966). */
  readonly href: string;
  /** `(608) 555-0176 ext. 22` [S9]. Returns the unchanged text for another number, letters, or several numbers. */
  readonly shown: string;
}

const gap = String.raw`[\s().\/-]*`;
/** Without slashes between spaces, which separate two numbers. */
const narrowGap = String.raw`(?:[\s().-]|(?<=\d)\/(?=\d))*`;
const countryCode = String.raw`(?:(?:\+|00|011)?${gap}1${gap})?`;
/** Area codes begin with 2 to 9. */
const american = String.raw`${countryCode}\(?(?<area>[2-9]\d\d)${gap}(?<exchange>\d{3})${gap}(?<line>\d{4})(?!\d)`;
const foreign = String.raw`(?:\+|(?:00|011)(?=(?:${narrowGap}\d){9}))${narrowGap}(?<foreign>[1-9](?:${narrowGap}\d){6,14})(?!${narrowGap}\d)`;
const extension = String.raw`(?:[\s,;(]*?(?:(?<![a-z])(?:ext(?:ension|n)?|x)[.:=#\s]*|#\s*|[,;]\s*)(?<extension>\d{1,6})(?![\s.-]*\w)\)?)?`;
const start = `^(?:tel:)?${gap}`;
const end = String.raw`[\s.,;)]*$`;

/** Numbers whose country or plan is known, anywhere in a text. */
const known = new RegExp(
  String.raw`(?<![\w+]|\d[\s().-]+)(?:${american}|${foreign})${extension}`,
  'i',
);
/** All that a text has is one of `known`. */
const wholeKnown = new RegExp(`${start}${known.source}${end}`, 'i');
/** `1-800-FLOWERS`: letters of a keypad. */
const lettered = new RegExp(
  String.raw`${start}(?:\+?1)?${gap}(?<area>[2-9]\d\d)${gap}(?<rest>(?:\d{3}[\s.-]+)?[\da-z](?:[.-]?[\da-z]){3,11}?)${extension}${end}`,
  'i',
);
/** A local number, or one that no plan has: only digits. */
const digitsOnly = new RegExp(
  String.raw`${start}(?<digits>\d(?:[\s().-]*\d){2,14})${extension}${end}`,
  'i',
);

const keys = '22233344455566677778889999';
const keyOf = (letter: string) => keys[letter.toUpperCase().charCodeAt(0) - 65] ?? '';
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The digits 0 to 9, the hyphen and the space for every character that means one of them. */
const plain = (text: string) =>
  stripInvisible(text)
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u00B7\u2022]/g, '.')
    .replaceAll('(0)', ' ');

function toAmerican(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { area, exchange, line, rest = '' } = groups;
  if (line !== undefined) return `${area}${exchange}${line}`;
  // A single letter is a slip.
  if (!/[a-z].*[a-z]/i.test(rest)) return undefined;
  const number = area + digitsOf(rest.replaceAll(/[a-z]/gi, keyOf));
  return number.length < 10 ? undefined : number.slice(0, 10);
}

/** A longer text has no phone number: reading it could take seconds. */
const longestText = 200;

/** The first phone number in a text. Undefined for a text without one, such as 'call office'. */
export function parsePhone(text: string): Phone | undefined {
  if (text.length > longestText) return undefined;
  const typed = plain(text);
  const inPlan = (known.exec(typed) ?? lettered.exec(typed))?.groups ?? {};
  const national = toAmerican(inPlan);
  const isKnown = national !== undefined || inPlan['foreign'] !== undefined;
  const groups = isKnown ? inPlan : digitsOnly.exec(typed)?.groups;
  if (!groups) return undefined;
  const abroad = digitsOf(groups['foreign'] ?? '');
  const number = national ?? (abroad || digitsOf(groups['digits'] ?? ''));
  const dialed = national ? `+1${number}` : abroad ? `+${number}` : number;
  const called = groups['extension'];
  const isShort = groups['line'] !== undefined && wholeKnown.test(typed);
  const shape = number.replace(/^(...)(...)/, '($1) $2-');
  return {
    number,
    ...(called !== undefined && { extension: called }),
    isAmerican: national !== undefined,
    href: `tel:${dialed}${called === undefined ? '' : `;ext=${called}`}`,
    shown: !isShort ? text : called === undefined ? shape : `${shape} ext. ${called}`,
  };
}

/** `(xxx) xxx-xxxx` [S9], with its extension; any other text is returned unchanged. */
export const formatPhone = (phone: string): string => parsePhone(phone)?.shown ?? phone;
