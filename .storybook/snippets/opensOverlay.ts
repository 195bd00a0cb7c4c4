import type { SourceModule } from './SourceModule.ts';
import type { StoryParts } from './storyParts.ts';

/** The steps of a test that closes an overlay. */
const closes = /Escape|toBeNull|toHaveBeenCalled/;

/** Whether the play function of a story opens an overlay as an example, and does not only test it. */
export const opensOverlay = (
  { text }: SourceModule,
  { play, title, isTest }: StoryParts,
): boolean =>
  title.startsWith('Components/Overlays/') &&
  !isTest &&
  play !== undefined &&
  !closes.test(text.slice(play.start, play.end));
