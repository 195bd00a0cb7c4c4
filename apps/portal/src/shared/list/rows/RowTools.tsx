import { ListKeys } from './ListKeys.ts';
import { RowBoxes } from './RowBoxes.tsx';

/** What the rows of a list page get once the page shows: their single keys and the boxes that select them. */
export function RowTools() {
  return (
    <>
      <ListKeys />
      <RowBoxes />
    </>
  );
}
