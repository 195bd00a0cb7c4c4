import { themes } from 'storybook/theming';

/**
 * The docs pages keep Storybook's own theme, whatever the toolbar says, so their text uses its color. A
 * story is on the canvas of its theme, as when it is alone. Code wraps at the end of a line.
 * The frame of a story for a phone is as wide as the phone.
 */
export const docsCss = `.sbdocs-wrapper{color:${themes.light.textColor}}
.sbdocs-wrapper .docs-story{color:var(--color-text);background:var(--color-canvas)}
.sbdocs-content :where(p,li,td,th)>code{white-space:normal!important;overflow-wrap:anywhere}
.sbdocs-content [style*='--frame-width'] iframe{inline-size:var(--frame-width)!important;max-inline-size:100%;margin-inline:auto;outline:1px solid var(--color-divider)}`;
