import { pageModes } from '../../../../.storybook/modes.ts';

/**
 * Of every story that shows a whole page: all content must stand in a landmark (axe's `region`). The
 * skip link stands before them; axe knows it only where it is the first link of the document, which
 * in Storybook it is not.
 */
export const pageParameters = {
  layout: 'fullscreen',
  chromatic: { modes: pageModes },
  a11y: {
    config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not(.frame-skip)' }] },
  },
};
