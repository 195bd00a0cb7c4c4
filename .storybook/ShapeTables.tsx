import type { Shape } from './docgen/shapesOf.ts';
import { RowsTable } from './RowsTable.tsx';
import { anchorOf, TypeText } from './TypeText.tsx';

interface ShapeTablesProps {
  readonly title: string;
  readonly shapes: readonly Shape[];
}

/** The exported types that props and parameters refer to, each with its properties. */
export function ShapeTables({ title, shapes }: ShapeTablesProps) {
  if (shapes.length === 0) return null;
  const known = new Set(shapes.map(({ name }) => name));
  return (
    <>
      <h2>{title}</h2>
      {shapes.map(({ name, rows, type }) => (
        <section key={name}>
          <h3 id={anchorOf(name)}>{name}</h3>
          {type && (
            <p>
              <TypeText text={type} known={known} />
            </p>
          )}
          <RowsTable label={name} rows={rows} known={known} />
        </section>
      ))}
    </>
  );
}
