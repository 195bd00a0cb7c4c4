import { setImmediate as nextTurn } from 'node:timers/promises';

const cachedJson = new WeakMap<object, Buffer<ArrayBuffer>>();

/** Items serialized per chunk: about a millisecond. */
const chunkSize = 5_000;

async function listText(list: readonly unknown[]): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < list.length; from += chunkSize) {
    if (from > 0) await nextTurn();
    parts.push(JSON.stringify(list.slice(from, from + chunkSize)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}

/**
 * Caches the JSON bytes of long lists for as long as the lists exist. Many answers contain them.
 * @param lists must not change afterwards
 * @returns the lists
 */
export async function cacheJson<Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
): Promise<Lists> {
  const members: string[] = [];
  for (const [name, list] of Object.entries(lists))
    members.push(`${JSON.stringify(name)}:${await listText(list)}`);
  cachedJson.set(lists, Buffer.from(`{${members.join(',')}}`));
  return lists;
}

const cachedOf = (part: unknown) =>
  typeof part === 'object' && part !== null ? cachedJson.get(part) : undefined;

/** The bytes of `JSON.stringify` of an answer, with the parts that `cacheJson` has cached. */
export function jsonBytesOf(answer: unknown): Buffer<ArrayBuffer> {
  const parts = Object.entries(answer ?? {}) as [string, unknown][];
  if (!parts.some(([, part]) => cachedOf(part))) return Buffer.from(JSON.stringify(answer));
  const members = parts
    .filter(([, part]) => part !== undefined)
    .flatMap(([name, part], at) => [
      Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`),
      cachedOf(part) ?? Buffer.from(JSON.stringify(part)),
    ]);
  return Buffer.concat([...members, Buffer.from('}')]);
}
