import type { RequirementSummary } from '@agent-portal/data/policies/shapes';
import { formatDate, formatAsOf } from '@agent-portal/format';
import { onPolicies } from '../areas/policies/lists/onPolicies.ts';
import { resultText } from '../shared/list/rows/countOf.ts';
import { type Placeholder, placeholders, variantOf } from './sampleRows.ts';

const anyPlaceholder = new RegExp(Object.values(placeholders).join('|'), 'g');
const fieldOf = new Map(
  Object.entries(placeholders).map(([field, text]) => [text as string, field as Placeholder]),
);

/** The text of a field, as in its column. */
function textOf(row: RequirementSummary, field: Placeholder): string {
  const value = row[field];
  if (value === null || value === undefined) return '—';
  if (field === 'date') return formatDate(String(value));
  return field.endsWith('Date') ? formatDate(String(value)).slice(0, 5) : String(value);
}

/** Fills a copy of the prerendered row of the same kind with the texts of a row. */
function fill(copy: Element, row: RequirementSummary): void {
  const put = (text: string) =>
    text.replace(anyPlaceholder, (found) => textOf(row, fieldOf.get(found) ?? 'requirement'));
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = put(texts.currentNode.nodeValue ?? '');
  for (const element of copy.querySelectorAll('a, button, th')) {
    for (const { name, value } of element.attributes) element.setAttribute(name, put(value));
  }
}

/** The part of an answer that the script reads. `getPendingPolicyRequirements` has the whole shape. */
interface FirstPage {
  readonly requirementSummaries: readonly RequirementSummary[];
  readonly totalRequirements: number;
  readonly policyCount?: number;
  readonly asOf?: string;
}

/** The text above the rows, as `ListToolbar` and `FilterBar` write it. */
function resultOf(
  { totalRequirements, policyCount, asOf }: FirstPage,
  businessDate: string | undefined,
): string {
  const nouns = ['requirement', 'requirements'] as const;
  const result = resultText(totalRequirements, nouns, onPolicies(policyCount));
  return asOf ? `${result} · as of ${formatAsOf(asOf, businessDate)}` : result;
}

/**
 * Replaces the loading rows with the rows of an answer, and writes how many there are.
 * @param samples the prerendered rows, one of each kind
 */
export async function paintRows(
  response: Response,
  samples: ParentNode,
  businessDate?: string | Promise<string | undefined>,
): Promise<void> {
  if (!response.ok) return;
  const page = (await response.json()) as FirstPage;
  const rows = page.requirementSummaries.map((row) => {
    const sample = samples.querySelector(`[data-variant="${variantOf(row)}"]`);
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
  // The rows do not wait for the account.
  const date = await businessDate;
  document
    .querySelector('.frame[aria-busy] [data-part="result"]')
    ?.replaceChildren(resultOf(page, date));
}
