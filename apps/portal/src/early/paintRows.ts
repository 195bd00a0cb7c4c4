import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { type Placeholder, placeholders, variantOf } from './sampleRows.ts';

const anyPlaceholder = new RegExp(Object.values(placeholders).join('|'), 'g');
const fieldOf = new Map(
  Object.entries(placeholders).map(([field, text]) => [text as string, field as Placeholder]),
);

/** A field as its column shows it. */
function textOf(row: RequirementSummary, field: Placeholder): string {
  const value = row[field];
  if (value === null || value === undefined) return '—';
  return field === 'date' || field === 'dueDate' ? formatDate(String(value)) : String(value);
}

/** Puts the texts of a row into a copy of the row of its kind. */
function fill(copy: Element, row: RequirementSummary): void {
  const put = (text: string) =>
    text.replace(anyPlaceholder, (found) => textOf(row, fieldOf.get(found) ?? 'requirement'));
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = put(texts.currentNode.nodeValue ?? '');
  for (const element of copy.querySelectorAll('a, button, [title]')) {
    for (const { name, value } of element.attributes) element.setAttribute(name, put(value));
  }
}

/** Shows the rows of an answer in place of those that are still loading. */
export async function paintRows(response: Response): Promise<void> {
  if (!response.ok) return;
  const { requirementSummaries } = (await response.json()) as {
    readonly requirementSummaries: readonly RequirementSummary[];
  };
  const samples = document.querySelector<HTMLTemplateElement>('template[data-rows]')?.content;
  const rows = requirementSummaries.map((row) => {
    const sample = samples?.querySelector(`[data-variant="${variantOf(row)}"]`);
    if (!sample) throw new Error('A row that the build has not drawn.');
    const copy = sample.cloneNode(true) as Element;
    copy.removeAttribute('data-variant');
    fill(copy, row);
    return copy;
  });
  const body = document.querySelector('.frame[aria-busy] tbody');
  body?.replaceChildren(...rows);
  const table = body?.closest('section');
  table?.setAttribute('data-status', 'ready');
  table?.querySelector('[data-part="running"]')?.remove();
}
