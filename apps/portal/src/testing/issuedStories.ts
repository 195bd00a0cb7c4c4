import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { rowsOf } from './onScreen.ts';
import { onPhone, type Story } from './story.ts';

interface IssuedInStories {
  /** The name of its table. */
  readonly name: string;
  readonly first: { readonly policyNumber: string } | undefined;
}

/** The stories that the second versions of the active and terminated lists have in common. */
export function issuedStories({ name, first }: IssuedInStories) {
  const ready = () => waitFor(() => expect(rowsOf(name)).toHaveLength(3));
  return {
    success: {
      tags: ['wide'],
      play: async () => {
        await ready();
        await expect(screen.getByRole('columnheader', { name: 'Issued Date' })).toHaveAttribute(
          'aria-sort',
          'descending',
        );
      },
    },
    opened: {
      play: async ({ canvas }) => {
        await ready();
        await userEvent.click(
          canvas.getByRole('button', { name: `${first?.policyNumber} at a glance` }),
        );
        await expect(canvas.getByText('Annualized premium')).toBeVisible();
      },
    },
    phone: onPhone({
      play: async ({ canvas }) => {
        await ready();
        await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
      },
    }),
  } satisfies Record<string, Story>;
}
