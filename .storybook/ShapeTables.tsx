import { Scrolls } from '../packages/ui/src/docs/Scrolls.tsx';
import type { Shape } from './docgen/shapesOf.ts';

/** The address of a type's table on its page. */
const anchor = (name: string) => `shape-${name}`;

/** A type as text, in which the names of types with a table lead there. */
function TypeText({ text, known }: { readonly text: string; readonly known: ReadonlySet<string> }) {
  return (
    <code>
      {text.split(/\b([A-Z]\w+)\b/).map((part, place) =>
        known.has(part) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their places
          <a key={place} href={`#${anchor(part)}`} target="_self">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </code>
  );
}

/** The exported types that the props of a component refer to, each with its properties. */
export function ShapeTables({ shapes }: { readonly shapes: readonly Shape[] }) {
  if (shapes.length === 0) return null;
  const known = new Set(shapes.map(({ name }) => name));
  return (
    <>
      <h2>Types of its props</h2>
      {shapes.map(({ name, rows, type }) => (
        <section key={name}>
          <h3 id={anchor(name)}>{name}</h3>
          {type && (
            <p>
              <TypeText text={type} known={known} />
            </p>
          )}
          {rows.length > 0 && (
            <Scrolls label={name}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Type</th>
                    <th scope="col">What it is</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.name}>
                      <th scope="row">
                        {row.name}
                        {row.isRequired ? '' : '?'}
                      </th>
                      <td>
                        <TypeText text={row.type} known={known} />
                      </td>
                      <td>{row.description}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolls>
          )}
        </section>
      ))}
    </>
  );
}
