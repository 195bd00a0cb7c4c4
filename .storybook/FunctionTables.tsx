import { Inline } from '../packages/ui/src/docs/Inline.tsx';
import type { FunctionShape } from './docgen/functionsOf.ts';
import { RowsTable } from './RowsTable.tsx';
import { TypeText } from './TypeText.tsx';

interface FunctionTablesProps {
  readonly functions: readonly FunctionShape[];
  /** The types that have a table on the page. */
  readonly known: ReadonlySet<string>;
}

/** The functions that a component's address exports: how to call each, and its parameters. */
export function FunctionTables({ functions, known }: FunctionTablesProps) {
  if (functions.length === 0) return null;
  return (
    <>
      <h2>Functions</h2>
      {functions.map(({ name, description, signature, rows }) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>
            <Inline text={description} />
          </p>
          <p>
            <TypeText text={signature} known={known} />
          </p>
          <RowsTable label={name} rows={rows} known={known} />
        </section>
      ))}
    </>
  );
}
