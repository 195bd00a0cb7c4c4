import { expect, userEvent } from 'storybook/test';
import type { FoundOptions, Option } from '../Combobox/OptionSource.ts';
import { matchOptions } from '../Combobox/matchOptions.ts';

const families = [
  'Abernathy',
  'Lindqvist',
  'Okafor',
  'Muñoz',
  'Ferreira-Castellanos',
  'Kowalczyk',
  'Nakamura',
  'Whitfield',
];

/** As many made-up people as requested, each with a different number. */
export function manyOptions(count: number): readonly Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `person-${index}`,
    label: `${families[index % families.length]}, Ana ${index}`,
  }));
}

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

interface TriedList {
  readonly input: HTMLElement;
  /** More than ten. */
  readonly rowCount: number;
  readonly step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/** The row that the keys are on, counted from 1; 0 if they are the text's. */
export function activeRow(input: HTMLElement): number {
  const id = input.getAttribute('aria-activedescendant');
  const row = id === null ? null : document.getElementById(id);
  return Number(row?.getAttribute('aria-posinset') ?? 0);
}

/** Goes through a list that is open with its first row active, by every key that moves in it. */
export async function tryListKeys({ input, rowCount, step }: TriedList): Promise<void> {
  const moves = [
    ['ArrowDown', 2],
    ['PageDown', 10],
    ['PageUp', 2],
    ['PageUp', 1],
    ['ArrowUp', rowCount],
    ['PageDown', rowCount],
    ['ArrowDown', 1],
  ] as const;
  for (const [key, row] of moves) {
    await step(`${key} leads to row ${row}`, async () => {
      await userEvent.keyboard(`{${key}}`);
      await expect(activeRow(input)).toBe(row);
      await expect(input).toHaveFocus();
    });
  }
}
