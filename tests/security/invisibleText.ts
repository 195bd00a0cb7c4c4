import { type InputPlace, textPlaces } from '@agent-portal/data/testing/textPlaces';
import { Attacker, namesField } from './Attacker.ts';
import type { AttackOutcome } from './AttackOutcome.ts';

/**
 * A control character, marks of direction, characters without width, and a line end other than `\n`.
 */
const characters = ['\u0000', '\u0007', '\u0085', '\u202E', '\u2066', '\u200B', '\uFEFF', '\u2028'];

const withCharacter = ({ sample }: InputPlace, character: string) =>
  sample.slice(0, 4) + character + sample.slice(4);

const numberOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Sends invisible characters in each text field that people read later. */
export async function invisibleText(origin: string): Promise<AttackOutcome> {
  const attacker = await Attacker.start(origin);
  const failures: string[] = [];
  let sent = 0;
  // A call with files is sent as a form, which the attacker does not make. Its texts are those of takeAction.
  for (const place of textPlaces.filter(({ endpoint }) => !('files' in endpoint))) {
    for (const character of characters) {
      const { status, text } = await attacker.send(place, withCharacter(place, character));
      sent += 1;
      const what = `${place.endpoint.name} ${place.path} ${numberOf(character)}`;
      if (status !== 400) failures.push(`${what}: ${status}`);
      else if (!namesField(text, place)) failures.push(`${what}: names no such field: ${text}`);
    }
  }
  return { tried: `${sent} calls`, failures };
}
