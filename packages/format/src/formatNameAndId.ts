/** `Name - ID`, for a person or a thing whose name alone does not identify it (decisions, 2). */
export function formatNameAndId({
  name,
  id,
}: {
  readonly name: string;
  readonly id: string;
}): string {
  return `${name} - ${id}`;
}
