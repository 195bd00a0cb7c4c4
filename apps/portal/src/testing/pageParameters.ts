/**
 * For every story of a whole page: all content must be in a landmark (axe's `region`). The skip link is an
 * exception. axe recognizes it only as the first link of the document, which it is not in Storybook.
 */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: {
    config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not(.frame-skip)' }] },
  },
};
