import { AnatomyList } from './AnatomyList.tsx';
import { DoDont } from './doDonts/DoDont.tsx';
import { guides } from './guides/guides.ts';
import { Inline } from './Inline.tsx';
import { KeyboardMap } from './keyboardMaps/KeyboardMap.tsx';

/** When a component is right, when it is not, and its parts and its keys, on its page of Storybook. */
export function ComponentNotes({ of }: { readonly of: string }) {
  const guide = guides[of];
  if (!guide) return null;
  const { synonyms = [] } = guide;
  return (
    <>
      {synonyms.length > 0 && <p>Also called {synonyms.join(', ')}.</p>}
      <h2>When to use it</h2>
      <p>
        <Inline text={guide.use} />
      </p>
      <h2>When not</h2>
      <p>
        <Inline text={guide.avoid} />
      </p>
      <DoDont of={of} />
      <AnatomyList of={of} />
      <KeyboardMap of={of} />
    </>
  );
}
