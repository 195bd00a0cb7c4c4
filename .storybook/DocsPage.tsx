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
import { Scrolls } from '../packages/ui/src/docs/Scrolls.tsx';
import { pointFrames } from './framedStories.ts';
import { FieldTable } from './FieldTable.tsx';
import { FunctionTables } from './FunctionTables.tsx';
import { ShapeTables } from './ShapeTables.tsx';
import type { Exports } from './docgen/exportsOf.ts';
import type { Shape } from './docgen/shapesOf.ts';
import { frameWidthOf } from './phoneFrames.ts';
import { primaryOf } from './primaryOf.ts';

/** What the build wrote on a component: the types that its props refer to. */
const shapesOfComponent = (component: unknown) =>
  (component as { readonly __shapes?: readonly Shape[] } | undefined)?.__shapes ?? [];

/** What the build wrote on the page: what its component's address also exports. */
const exportsOfPage = (parameters: Readonly<Record<string, unknown>>) =>
  (parameters['docs'] as { readonly exports?: Exports } | undefined)?.exports;

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
  const exported = exportsOfPage(preparedMeta.parameters);
  const shapes = [...shapesOfComponent(preparedMeta.component), ...(exported?.shapes ?? [])].filter(
    (shape, place, all) => all.findIndex((one) => one.name === shape.name) === place,
  );
  const known = new Set(shapes.map(({ name }) => name));
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
      {exported && <FieldTable {...exported} known={known} />}
      {exported && <FunctionTables functions={exported.functions} known={known} />}
      <ShapeTables title={exported ? 'Types' : 'Types of its props'} shapes={shapes} />
      {others.length > 0 && <Heading>{primary ? 'More stories' : 'Stories'}</Heading>}
      {others.map((story) => (
        <div key={story.id} style={frameStyle(story)}>
          <DocsStory of={story.moduleExport} __forceInitialArgs />
        </div>
      ))}
    </>
  );
}
