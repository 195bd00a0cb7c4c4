/**
 * The grid of the frame with its content. It is part of the document, so that the first paint
 * needs no script, and the components use the same classes: nothing moves when they take over.
 */
export const grid = `
html {
  --bar-height: max(64px, 3rem);
  --bar-stored: 0px;
  --main-top: var(--space-16);
  --main-side: var(--space-24);
  --sticky-top: calc(var(--bar-stored) + var(--acting-height, 0px) + var(--offline-height, 0px));
}
.frame {
  --side-width: 15.5rem;
  display: grid;
  grid-template: var(--bar-height) 1fr auto / var(--side-width) minmax(0, 1fr);
  grid-template-areas: 'side bar' 'side main' 'side footer';
  min-block-size: 100vh;
  min-block-size: 100dvh;
}
[data-nav-closed] .frame {
  --side-width: 4rem;
}
.frame-banner {
  grid-template: var(--bar-height) 1fr / minmax(0, 1fr);
  grid-template-areas: 'bar' 'main';
}
.frame-top {
  grid-template: var(--bar-height) auto 1fr auto / minmax(0, 1fr);
  grid-template-areas: 'bar' 'sections' 'main' 'footer';
}
.frame-top > .frame-bar {
  justify-content: space-between;
}
.frame-sections {
  grid-area: sections;
  overflow-x: auto;
  --color-focus: var(--color-nav-accent);
  color: var(--color-nav-text);
  background: var(--color-nav);
}
.frame-sections ul {
  display: flex;
  gap: var(--space-8);
  margin: 0;
  padding: 0 var(--space-16);
  list-style: none;
}
.frame-sections a {
  display: flex;
  align-items: center;
  min-block-size: max(48px, 3rem);
  padding-inline: var(--space-12);
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  border-block: 3px solid transparent;
}
.frame-sections a:hover {
  background: var(--color-nav-hover);
}
.frame-sections a:focus-visible {
  outline-offset: -3px;
}
.frame-sections a[aria-current] {
  font-weight: 600;
  border-block-end-color: var(--color-nav-accent);
}
.frame-side {
  grid-area: side;
  position: sticky;
  inset-block-start: 0;
  block-size: 100vh;
  block-size: 100dvh;
  overflow-y: auto;
  --color-focus: var(--color-nav-accent);
  color: var(--color-nav-text);
  background: var(--color-nav);
}
.frame-bar {
  grid-area: bar;
  inset-block-start: 0;
  z-index: 4;
  display: flex;
  align-items: center;
  justify-content: end;
  gap: var(--space-16);
  padding-inline: var(--space-24);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-divider);
}
.frame-banner .frame-bar {
  justify-content: start;
}
.frame-main {
  grid-area: main;
  outline: none;
  /* The footer begins below the window, so that it does not move while the page loads. */
  min-block-size: calc(100dvh - var(--bar-height));
  padding: var(--main-top) var(--main-side) var(--space-24);
}
.frame-acting {
  position: sticky;
  inset-block-start: var(--bar-stored);
  /* Over the head of a table, which stays below it. */
  z-index: 4;
  min-block-size: 57px;
  margin: calc(-1 * var(--main-top)) calc(-1 * var(--main-side)) var(--main-top);
  padding: var(--space-8) var(--main-side);
  background: var(--color-warning-tint);
  border-block-end: 1px solid var(--color-divider);
}
.frame-acting,
.frame-acting > div {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-32);
}
/* The icon loads after the text, into a place that is reserved for it. */
.frame-acting > div {
  position: relative;
  column-gap: var(--space-16);
  padding-inline-start: 28px;
}
.frame-acting svg {
  position: absolute;
  inset-block-start: 6px;
  inset-inline-start: 0;
  color: var(--color-warning);
}
.frame-acting p {
  margin: 0;
}
.frame-acting :is(p, a) {
  display: flex;
  align-items: center;
  min-block-size: 32px;
}
.frame-acting a {
  min-block-size: max(32px, var(--target));
}
/* The focused element is never under a sticky part, such as the head of a table. */
html:has(.frame-bar) {
  scroll-padding-block-start: calc(var(--sticky-top) + max(var(--space-80), 5rem));
}
.frame-offline {
  inset-block-start: calc(var(--bar-stored) + var(--acting-height, 0px));
  z-index: 4;
  margin: 0 0 var(--space-16);
  padding: var(--space-12) var(--space-16);
  background: var(--color-warning-tint);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
}
[data-html] a[href] {
  color: var(--color-link);
}
.frame-footer-text > p {
  margin: 0;
}
.frame-footer {
  grid-area: footer;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
  padding: var(--space-24);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--line-height-small);
  border-block-start: 1px solid var(--color-divider);
}
/* While its text loads: the place of three lines. */
.frame-footer:is([aria-busy], :has([aria-busy])) {
  min-block-size: calc(3 * var(--line-height-small) + 2 * var(--space-24) + 1px);
}
.frame-skip {
  position: absolute;
  inset-block-start: -10rem;
  inset-inline-start: var(--space-16);
  z-index: 5;
  padding: var(--space-8) var(--space-16);
  color: var(--color-on-primary);
  background: var(--color-primary);
  border-radius: var(--radius-control);
  -webkit-user-select: none;
  user-select: none;
}
.frame-skip:focus {
  inset-block-start: var(--space-8);
}
.frame-brand {
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--bar-height);
  padding-inline: var(--space-24);
  color: inherit;
  font-size: var(--font-size-h4);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
}
:is(.frame-bar, .frame-drawer) > .frame-brand {
  padding-inline: 0;
  color: var(--color-text);
}
.frame-brand-shield {
  fill: var(--color-nav-accent);
}
.frame-brand-arrow {
  fill: none;
  stroke: var(--color-nav);
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`;
