import type { linkWords } from './linkWords.ts';
import type { navigationLinkWords } from './navigationLinkWords.ts';
import type { topNavigationWords } from './topNavigationWords.ts';
import type { stepperWords } from './stepperWords.ts';
import type { sideNavigationWords } from './sideNavigationWords.ts';
import type { navigationToggleWords } from './navigationToggleWords.ts';
import type { navigationDrawerWords } from './navigationDrawerWords.ts';
import type { breadcrumbsWords } from './breadcrumbsWords.ts';
import type { appFrameWords } from './appFrameWords.ts';
/** The texts of 'Components/Navigation'. */
export interface NavigationWords {
  readonly AppFrame: typeof appFrameWords;
  readonly Breadcrumbs: typeof breadcrumbsWords;
  readonly NavigationDrawer: typeof navigationDrawerWords;
  readonly NavigationToggle: typeof navigationToggleWords;
  readonly SideNavigation: typeof sideNavigationWords;
  readonly Stepper: typeof stepperWords;
  readonly TopNavigation: typeof topNavigationWords;
  readonly Link: typeof linkWords;
  readonly NavigationLink: typeof navigationLinkWords;
}
