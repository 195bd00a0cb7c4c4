import type { AgentFilter, SavedView, SharedView } from '@agent-portal/data/saved-views/contract';

const labels = {
  viewAs: 'View As',
  agentLastName: 'Agent Name',
  agentId: 'Agent ID',
} as const satisfies Readonly<Record<AgentFilter, string>>;

/** Says which filters of a shared view do not apply to its reader; undefined for none. */
export function leftOutText(view: SavedView | SharedView | undefined): string | undefined {
  const leftOut = view && 'leftOut' in view ? (view.leftOut ?? []) : [];
  if (leftOut.length === 0) return undefined;
  const names = new Intl.ListFormat('en-US').format(leftOut.map((name) => labels[name]));
  const filters = leftOut.length === 1 ? 'The filter' : 'The filters';
  const are = leftOut.length === 1 ? 'is' : 'are';
  return `${filters} ${names} ${are} left out for agents who are not in your book.`;
}
