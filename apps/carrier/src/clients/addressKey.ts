import { foldText } from '@agent-portal/format';

/** The words of addresses that people abbreviate, after their abbreviation (USPS Publication 28, appendix C). */
const spellings = `
  aly alley; ave av avenue; bldg building; blvd boulevard; cir circle; ct court; ctr center centre; dr drive;
  expy expressway; fl floor; ft fort; fwy freeway; hts heights; hwy highway; jct junction; ln lane; mt mount;
  pkwy parkway pky; pl place; plz plaza; pt point; rd road; rdg ridge; rt route rte; sq square; st street saint str;
  ter terrace; tpke turnpike; trl trail; xing crossing;
  n north; s south; e east; w west; ne northeast; nw northwest; se southeast; sw southwest;
  unit apartment apt suite ste room rm number no;
  1 first; 2 second; 3 third; 4 fourth; 5 fifth; 6 sixth; 7 seventh; 8 eighth; 9 ninth; 10 tenth`;

const shortOf = new Map(
  spellings.split(';').flatMap((line) => {
    const [short = '', ...long] = line.trim().split(/\s+/);
    return long.map((word) => [word, short] as const);
  }),
);

/**
 * A text that is the same for each spelling of an address: case, accents, punctuation and line breaks, ZIP+4,
 * abbreviations, and the unit in any place. It is for comparison only.
 */
export function addressKey(lines: readonly string[]): string {
  const words = foldText(lines.join('\n'))
    .replaceAll(/\b(\d{5})[- ]?\d{4}\b/g, '$1')
    .replaceAll(/\b([a-z])\.\s?(?=[a-z]\b)/g, '$1')
    .replaceAll(/['’]/g, '')
    .replaceAll('#', ' unit ')
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replaceAll(/(?<=\d)(?=[a-z])/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:usa|us|united states(?: of america)?)$/, '')
    .split(' ')
    .map((word) => shortOf.get(word) ?? word)
    .join(' ')
    .replaceAll(/\b([ns]) ([ew])\b/g, '$1$2')
    .replaceAll(/\b(unit|po box)(?: unit)+\b/g, '$1');
  const unit = /\bunit \w+(?: [a-z](?= |$))?/.exec(words)?.[0] ?? '';
  return `${words.replace(unit, '')} ${unit}`.replaceAll(/ +/g, ' ').trim();
}
