import { themes } from 'storybook/theming';

/**
 * The pages of docs keep Storybook's own theme whatever the toolbar says, so their text has its colour;
 * a story stands on its theme's canvas, as it does alone. Code breaks where a line ends.
 */
export const docsCss = `.sbdocs-wrapper{color:${themes.light.textColor}}
.sbdocs-wrapper .docs-story{color:var(--color-text);background:var(--color-canvas)}
.sbdocs-content :where(p,li,td,th)>code{white-space:normal!important;overflow-wrap:anywhere}`;
