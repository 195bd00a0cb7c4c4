import { themes } from 'storybook/theming';

/**
 * The docs pages keep Storybook's own theme, whatever the toolbar says, so their text uses its color. A
 * story is on the canvas of its theme, as when it is alone. Code wraps at the end of a line.
 */
export const docsCss = `.sbdocs-wrapper{color:${themes.light.textColor}}
.sbdocs-wrapper .docs-story{color:var(--color-text);background:var(--color-canvas)}
.sbdocs-content :where(p,li,td,th)>code{white-space:normal!important;overflow-wrap:anywhere}`;
