import type { Assignment } from '@agent-portal/data/today/contract';

/** Who has an item, or who gave it to the user, with the note between them. */
export function AssignedText({ assignment }: { readonly assignment: Assignment }) {
  const { name, isYou, by, note } = assignment;
  const text = isYou ? by && `From ${by}` : `Assigned to ${name}`;
  if (!text) return null;
  return <small>{note ? `${text}: ${note}` : text}</small>;
}
