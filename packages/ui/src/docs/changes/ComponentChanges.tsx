import { Fragment } from 'react';
import type { Note } from './changes.ts';
import { Inline } from '../Inline.tsx';

/** What changed in a component, by release; nothing where no note names it. */
export function ComponentChanges({ changes }: { readonly changes: readonly Note[] }) {
  if (changes.length === 0) return null;
  const releases = Map.groupBy(changes, ({ version }) => version ?? 'In the next release');
  return (
    <>
      <h2>Changes</h2>
      {[...releases].map(([release, notes]) => (
        <Fragment key={release}>
          <h3>{release}</h3>
          <ul>
            {notes.map(({ kind, text }) => (
              <li key={text}>
                {kind === 'patch' && 'Fixed: '}
                {kind === 'major' && 'Breaks: '}
                <Inline text={text} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
