import { plainSigns } from '@agent-portal/format';
import type { MaskitoOptions } from '@maskito/core';
import type { Parsing } from '../ParsedInput/ParsedInput.tsx';
import { shapeOf } from '../ParsedInput/shapeOf.ts';

const parts = /^(\d{3})(\d{2})(\d{4})$/;

/**
 * Whether nine digits can be a number that was issued: area 000, 666 and from 900, group 00 and serial 0000 never
 * are (Social Security Administration, 'Social Security Number Randomization').
 */
function isSsn(area: string, group: string, serial: string): boolean {
  return !/^(?:000|666|9)/.test(area) && group !== '00' && serial !== '0000';
}

/** Whether the digits can be an ITIN: from 900, with a group that the IRS uses (Publication 1915). */
function isItin(area: string, group: string): boolean {
  return area.startsWith('9') && /^(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group);
}

interface SsnRules {
  /** An individual taxpayer identification number is allowed too. */
  readonly takesItin: boolean;
  /** Whether the whole number shows instead of its last four digits. */
  readonly isWhole: boolean;
  readonly invalid: string;
}

/** A Social Security number: nine digits, typed with dashes, spaces or neither. */
export function ssnParsing({ takesItin, isWhole, invalid }: SsnRules): Parsing<string> {
  const read = (text: string) => {
    const digits = plainSigns(text).replaceAll(/[\s-]/g, '');
    const [whole, area = '', group = '', serial = ''] = parts.exec(digits) ?? [];
    const isIssued = isSsn(area, group, serial) || (takesItin && isItin(area, group));
    return isIssued ? whole : undefined;
  };
  return {
    show: (digits) => (isWhole ? digits.replace(parts, '$1-$2-$3') : maskedSsn(digits.slice(-4))),
    read,
    errorOf: (text) => (read(text) === undefined ? invalid : null),
    send: (digits) => digits,
  };
}

/** `•••-••-6789` */
export const maskedSsn = (lastFour: string) => `•••-••-${lastFour}`;

const digit = /\d/;
const shape = [digit, digit, digit, '-', digit, digit, '-', digit, digit, digit, digit];

/** The shape `123-45-6789` of up to nine digits. */
export const ssnMask: MaskitoOptions = shapeOf(shape, /^[\s-]*(?:\d[\s-]*){0,9}$/);
