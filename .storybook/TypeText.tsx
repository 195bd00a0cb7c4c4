/** The id of a type's table on its page. */
export const anchorOf = (name: string) => `shape-${name}`;

interface TypeTextProps {
  readonly text: string;
  /** The types that have a table on the page. */
  readonly known: ReadonlySet<string>;
}

/** A type as text, in which the names of types with a table link to it. */
export function TypeText({ text, known }: TypeTextProps) {
  return (
    <code>
      {text.split(/\b([A-Z]\w+)\b/).map((part, place) =>
        known.has(part) ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their places
          <a key={place} href={`#${anchorOf(part)}`} target="_self">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </code>
  );
}
