import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rowsOf } from '../../../testing/onScreen.ts';

export const [first, second, third] = secondPages.pending.policies;

export const boxOf = (row: { readonly primaryInsured: string } | undefined) =>
  screen.getByRole('checkbox', { name: `Select ${row?.primaryInsured}` });
export const bar = () => screen.getByRole('region', { name: 'Selected rows' });

/** Shows the boxes of the rows. */
export async function begin() {
  await waitFor(() => expect(rowsOf('Pending')).toHaveLength(10));
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(10));
}

export async function selectTwo() {
  await begin();
  await userEvent.click(boxOf(first));
  await userEvent.click(boxOf(second));
  await expect(bar()).toHaveTextContent('2 selected');
}

/** At the end of the page, the bar covers no half of a target. */
export const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

/** Removes the bar, which may cover half of a target anywhere on the page. */
export const clear = () =>
  userEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
