import { expect, userEvent } from 'storybook/test';

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
