import { AnatomyList } from './AnatomyList.tsx';
import { guides } from './guides.ts';
import { ImportSize } from './ImportSize.tsx';
import { Inline } from './Inline.tsx';
import { KeyboardMap } from './KeyboardMap.tsx';

/** When a component is right, when it is not, and its parts and its keys, on its page of Storybook. */
export function ComponentNotes({ of }: { readonly of: string }) {
  const guide = guides[of];
  if (!guide) return null;
  return (
    <>
      <dl>
        <dt>When to use it</dt>
        <dd>
          <Inline text={guide.use} />
        </dd>
        <dt>When not</dt>
        <dd>
          <Inline text={guide.avoid} />
        </dd>
      </dl>
      <AnatomyList of={of} />
      <ImportSize of={of} />
      <KeyboardMap of={of} />
    </>
  );
}
