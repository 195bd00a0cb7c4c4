import { dataShown } from './dataShown.tsx';
import { feedbackShown } from './feedbackShown.tsx';
import { inputsShown } from './inputsShown.tsx';
import { layoutShown } from './layoutShown.tsx';
import { navigationShown } from './navigationShown.tsx';
import { overlaysShown } from './overlaysShown.tsx';
import type { Shown } from './Shown.ts';

interface ShownGroup {
  readonly title: string;
  readonly columns: 'one' | 'several';
  readonly shown: Shown;
}

/** The examples of the workshop's preview, group by group. */
export const shownGroups: readonly ShownGroup[] = [
  { title: 'Layout', columns: 'several', shown: layoutShown },
  { title: 'Inputs', columns: 'several', shown: inputsShown },
  { title: 'Navigation', columns: 'one', shown: navigationShown },
  { title: 'Data', columns: 'one', shown: dataShown },
  { title: 'Feedback', columns: 'several', shown: feedbackShown },
  { title: 'Overlays', columns: 'several', shown: overlaysShown },
];

const takesTheFocus = 'It takes the focus when it is drawn; headings, text and links make it up.';

/** The folders of components with a story that the preview leaves out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  Announcer: 'It is heard and not seen.',
  AppFrame: 'It is a whole page; its bar, its navigations and its footer are shown.',
  Drawing: 'The components that are shown draw their icons with it.',
  ErrorPage: takesTheFocus,
  Field: 'It is what the fields have in common.',
  Grid: 'It only arranges others.',
  MessagePage: takesTheFocus,
  PhoneListBar: 'It shows on phones only; it consists of a button and a select.',
  Stack: 'It only arranges others.',
  UnauthorizedPage: takesTheFocus,
  lazyComponent: 'It loads others and draws nothing.',
  pageTranslation: 'It draws nothing.',
  sample: 'It is what stories show, and no component.',
};
