import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the palette and types. Waits for its code, which a cold dev server sends slowly. */
export async function openPalette(text = '') {
  await screen.findByRole('button', { name: /Policy, client|Find a page|(Agent|Claim) or page/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  if (text) await userEvent.type(input, text);
  return input;
}

/** The visible status of the palette's rows, without what is only announced. */
export const findStatus = (text: string | RegExp) =>
  screen.findByText(text, { selector: 'p > span' });
