import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

type Text = string | RegExp;
type Part = Pick<ReturnType<typeof within>, 'findByText' | 'findByRole'>;

/** Waits for a text, and checks that it is visible. */
export async function shows(part: Part, text: Text, options?: { selector: string }): Promise<void> {
  await expect(await part.findByText(text, options)).toBeVisible();
}

/** Waits for an error message, and checks its text. */
export async function showsAlert(part: Part, text: Text): Promise<void> {
  await expect(await part.findByRole('alert')).toHaveTextContent(text);
}

/** Waits for a button, and presses it. */
export async function press(part: Part, name: Text): Promise<void> {
  await userEvent.click(await part.findByRole('button', { name }));
}

/** Answers a question before something is lost, and waits until it is gone. */
export async function answer(question: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: question });
  await press(within(dialog), button);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** Waits for a link, and checks its address. */
export async function leadsTo(part: Part, name: Text, href: unknown): Promise<void> {
  await expect(await part.findByRole('link', { name })).toHaveAttribute('href', href);
}

/** The names of the columns of a list, also of those that are hidden when space runs out. */
export const headersOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

/** Checks the names of all columns of a list, and their order. */
export const hasColumns = (name: string, columns: string) =>
  expect(headersOf(name).join()).toBe(columns);

/** The rows of a list, without skeletons. */
export const rowsOf = (name: string) =>
  document.querySelectorAll(`table[aria-label="${name}"] tbody tr:not([data-skeleton])`);

/** The cell of a column in the first row of a list. */
export const cellOf = (name: string, column: string) =>
  rowsOf(name)[0]?.querySelector(`[data-column="${column}"]`);

/** Checks that the name in the first row of a list links to the client, with a target of at least 24 px. */
export async function linksToClient(name: string, clientId: string | undefined): Promise<void> {
  const link = cellOf(name, 'primaryInsured')?.querySelector('a');
  await expect(link).toHaveAttribute('href', `/client/${clientId}`);
  await expect(link).toBeVisible();
  await expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
}

/** The `beforeEach` of a story that downloads: the browser saves nothing. */
export function savesNothing(): () => void {
  const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => save.mockRestore();
}

/** Checks that a toast has the name of a downloaded file, and dismisses it. */
export async function showsFile(name: string): Promise<void> {
  const toasts = await screen.findByRole('region', { name: 'Messages' });
  await expect(toasts).toHaveTextContent(`${name} is in your downloads`);
  await userEvent.click(within(toasts).getByRole('button', { name: /^Dismiss/ }));
  await expect(toasts).not.toBeInTheDocument();
}
