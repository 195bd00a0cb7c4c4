import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { formatDate } from '@agent-portal/format';
import { type Placeholder, placeholders, variantOf } from './sampleRows.ts';

const anyPlaceholder = new RegExp(Object.values(placeholders).join('|'), 'g');
const fieldOf = new Map(
  Object.entries(placeholders).map(([field, text]) => [text as string, field as Placeholder]),
);

/** The text of a field, as in its column. */
function textOf(row: RequirementSummary, field: Placeholder): string {
  const value = row[field];
  if (value === null || value === undefined) return '—';
  return field === 'date' || field === 'dueDate' ? formatDate(String(value)) : String(value);
}

/** Fills a copy of the prerendered row of the same kind with the texts of a row. */
function fill(copy: Element, row: RequirementSummary): void {
  const put = (text: string) =>
    text.replace(anyPlaceholder, (found) => textOf(row, fieldOf.get(found) ?? 'requirement'));
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = put(texts.currentNode.nodeValue ?? '');
  for (const element of copy.querySelectorAll('a, button, [title]')) {
    for (const { name, value } of element.attributes) element.setAttribute(name, put(value));
  }
}

/** Replaces the loading rows with the rows of an answer. */
export async function paintRows(response: Response): Promise<void> {
  if (!response.ok) return;
  const { requirementSummaries } = (await response.json()) as {
    readonly requirementSummaries: readonly RequirementSummary[];
  };
  const samples = document.querySelector<HTMLTemplateElement>('template[data-rows]')?.content;
  const rows = requirementSummaries.map((row) => {
    const sample = samples?.querySelector(`[data-variant="${variantOf(row)}"]`);
    if (!sample) throw new Error('The build has not prerendered this kind of row.');
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
