/** How many rows of a table a recorded tree has. */
const mostRows = 3;

/** Leaves out the rows of an accessibility tree after the third one of each table. */
export function shortTables(tree: string): string {
  let row = { depth: 0, count: 0 };
  return tree
    .split('\n')
    .filter((line) => {
      const depth = line.search(/\S/);
      // The name of a row with a colon is in quotes.
      const isRow = /^\s*- '?row /.test(line);
      if (isRow && depth === row.depth) row.count += 1;
      else if (isRow) row = { depth, count: 1 };
      else if (depth <= row.depth) row = { depth: 0, count: 0 };
      return row.count <= mostRows;
    })
    .join('\n');
}
