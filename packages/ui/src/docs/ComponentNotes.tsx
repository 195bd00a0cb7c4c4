import { AnatomyList } from './AnatomyList.tsx';
import { guides } from './guides.ts';
import { ImportSize } from './ImportSize.tsx';
import { Inline } from './Inline.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';
import { synonymId } from './synonymId.ts';

/** When a component is right, when it is not, and its parts and its keys, on its page of Storybook. */
export function ComponentNotes({ of }: { readonly of: string }) {
  const guide = guides[of];
  if (!guide) return null;
  const { synonyms = [] } = guide;
  return (
    <>
      {synonyms.length > 0 && (
        <p>
          Also called{' '}
          {synonyms.map((synonym, index) => (
            <span key={synonym} id={synonymId(synonym)}>
              {index > 0 && ', '}
              {synonym}
            </span>
          ))}
          .
        </p>
      )}
      <h2>When to use it</h2>
      <p>
        <Inline text={guide.use} />
      </p>
      <h2>When not</h2>
      <p>
        <Inline text={guide.avoid} />
      </p>
      <AnatomyList of={of} />
      <ImportSize of={of} />
      <KeyboardMap of={of} />
    </>
  );
}
