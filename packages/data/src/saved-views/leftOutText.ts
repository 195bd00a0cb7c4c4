import type { SavedView, SharedView, ValueFilter } from './contract.ts';

const labels = {
  viewAs: 'View As',
  agentLastName: 'Agent Name',
  agentId: 'Agent ID',
  primaryInsured: 'Primary Insured',
  policyNumber: 'Policy Number',
  employer: 'Employer',
  reason: 'Reason',
} as const satisfies Readonly<Record<ValueFilter, string>>;

const listed = (names: readonly ValueFilter[]) =>
  new Intl.ListFormat('en-US').format(names.map((name) => labels[name]));

/** Says which filters of a shared view lack values for its reader, or are gone; undefined for none. */
export function leftOutText(
  view: Pick<SavedView, 'query'> & Partial<Pick<SharedView, 'leftOut'>>,
): string | undefined {
  const applied = new URLSearchParams(view.query);
  const shorter = view.leftOut?.filter((name) => applied.has(name)) ?? [];
  const gone = view.leftOut?.filter((name) => !applied.has(name)) ?? [];
  const sentences = [
    ...(shorter.length > 0
      ? [`Values of ${listed(shorter)} that are not in your book are left out.`]
      : []),
    ...(gone.length > 0
      ? [`Not filtered by ${listed(gone)}: none of the values is in your book.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
