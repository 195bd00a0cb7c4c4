import { setImmediate as nextTurn } from 'node:timers/promises';

const keptTexts = new WeakMap<object, Buffer<ArrayBuffer>>();

/** Made into text at a time: a millisecond of names. */
const turn = 5_000;

async function listText(list: readonly unknown[]): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < list.length; from += turn) {
    if (from > 0) await nextTurn();
    parts.push(JSON.stringify(list.slice(from, from + turn)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}

/**
 * Keeps the JSON of long lists, in bytes, which many answers hold, as long as the lists themselves are kept.
 * @param lists must not change after
 * @returns the lists
 */
export async function keepJsonText<Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
): Promise<Lists> {
  const members: string[] = [];
  for (const [name, list] of Object.entries(lists))
    members.push(`${JSON.stringify(name)}:${await listText(list)}`);
  keptTexts.set(lists, Buffer.from(`{${members.join(',')}}`));
  return lists;
}

/** The bytes of `JSON.stringify` of an answer, which may hold what `keepJsonText` keeps. */
export function jsonBytesOf(answer: unknown): Buffer<ArrayBuffer> {
  const parts = Object.entries(answer ?? {}) as [string, object | null | undefined][];
  if (!parts.some(([, part]) => part && keptTexts.has(part)))
    return Buffer.from(JSON.stringify(answer));
  const members = parts
    .filter(([, part]) => part !== undefined)
    .flatMap(([name, part], at) => [
      Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`),
      (part && keptTexts.get(part)) ?? Buffer.from(JSON.stringify(part)),
    ]);
  return Buffer.concat([...members, Buffer.from('}')]);
}
