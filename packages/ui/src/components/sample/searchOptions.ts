import type { FoundOptions } from '../Combobox/OptionSource.ts';
import { matchOptions } from '../Combobox/matchOptions.ts';
import { manyOptions } from './manyOptions.ts';

const people = manyOptions(22_000);
const pageSize = 200;

/** Finds people as a server does: the first 200, and how many there are. */
export function findPeople(text: string): FoundOptions {
  const found = matchOptions(people, text);
  const shown = Array.from({ length: Math.min(pageSize, found.length) }, (_, row) => found.at(row));
  return { options: shown.filter((option) => option !== undefined), total: found.length };
}

/** Searches whose answers a story gives, in any order. */
export function heldSearches() {
  const held = new Map<string, { answer: () => void; fail: () => void; signal: AbortSignal }>();
  return {
    held,
    onSearch: (text: string, signal: AbortSignal): Promise<FoundOptions> => {
      const { promise, resolve, reject } = Promise.withResolvers<FoundOptions>();
      held.set(text, {
        answer: () => resolve(findPeople(text)),
        fail: () => reject(new Error('Made to fail.')),
        signal,
      });
      return promise;
    },
  };
}
