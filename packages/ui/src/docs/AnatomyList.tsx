import { anatomies } from './anatomies.ts';
import { Inline } from './Inline.tsx';

/** The parts of a component, numbered as they are read; nothing for one of a single part. */
export function AnatomyList({ of }: { readonly of: string }) {
  const parts = Object.entries(anatomies[of] ?? {});
  if (parts.length === 0) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <ol>
        {parts.map(([part, text]) => (
          <li key={part}>
            <strong>{part}</strong>. <Inline text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}
