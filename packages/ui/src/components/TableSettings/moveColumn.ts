import type { TableView } from '../DataTable/tableView.ts';

/** A view with one column a place further up or down; at the end it stays. */
export function moveColumn(view: TableView, id: string, direction: 'up' | 'down'): TableView {
  const from = view.order.indexOf(id);
  const to = from + (direction === 'up' ? -1 : 1);
  const neighbor = view.order[to];
  if (from < 0 || neighbor === undefined) return view;
  return { ...view, order: view.order.with(from, neighbor).with(to, id) };
}

/** A view with one column shown or hidden. */
export function showColumn(view: TableView, id: string, isShown: boolean): TableView {
  const others = view.hidden.filter((hidden) => hidden !== id);
  return { ...view, hidden: isShown ? others : [...others, id] };
}
