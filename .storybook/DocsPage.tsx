import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { pointFrames } from './framedStories.ts';
import { frameWidthOf } from './phoneFrames.ts';
import { primaryOf } from './primaryOf.ts';
import { Scrolls } from './Scrolls.tsx';

/** The width of a story's frame, for `docsCss`. */
function frameStyle(story: Parameters<typeof frameWidthOf>[0]): object | undefined {
  const width = frameWidthOf(story);
  return width === undefined ? undefined : { '--frame-width': `${width}px` };
}

/** The page of a component: what the comment on it says, its props, and every story once. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories().filter(
    ({ tags, usesMount }) => tags.includes('autodocs') && !usesMount,
  );
  if (stories[0]) pointFrames(getStoryContext(stories[0]).globals);
  const primary = preparedMeta.component ? primaryOf(stories) : undefined;
  const others = stories.filter((story) => story !== primary);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {primary && (
        <>
          <DocsStory of={primary.moduleExport} withToolbar />
          <Scrolls label="Props">
            <Controls of={primary.moduleExport} />
          </Scrolls>
        </>
      )}
      {others.length > 0 && <Heading>{primary ? 'More stories' : 'Stories'}</Heading>}
      {others.map((story) => (
        <div key={story.id} style={frameStyle(story)}>
          <DocsStory of={story.moduleExport} __forceInitialArgs />
        </div>
      ))}
    </>
  );
}
