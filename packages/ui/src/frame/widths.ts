import { below } from '../theme/breakpoints.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** The frame while it loads, and at each width: these styles override the others. */
export const widths = `
.frame-progress {
  position: fixed;
  inset: 0 0 auto;
  z-index: 5;
  block-size: 3px;
  background: var(--color-primary);
  transform-origin: left;
  animation: frame-progress 8s ease-out both;
}
.frame-progress:dir(rtl) {
  transform-origin: right;
}
@keyframes frame-progress {
  0% {
    transform: scaleX(0);
  }
  30% {
    transform: scaleX(0.6);
  }
  100% {
    transform: scaleX(0.95);
  }
}

.frame-wait {
  inline-size: 160px;
  block-size: 38px;
  background: var(--color-skeleton);
  border-radius: var(--radius-control);
}
.frame-wait-page {
  inline-size: 100%;
  block-size: 480px;
  margin-block-start: var(--space-40);
  background: var(--color-surface);
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-card);
}
.frame-noscript {
  padding: var(--space-24);
}

@media ${below('lg')} {
  .frame {
    grid-template: var(--bar-height) 1fr auto / minmax(0, 1fr);
    grid-template-areas: 'bar' 'main' 'footer';
  }
  .frame-top {
    grid-template: var(--bar-height) auto 1fr auto / minmax(0, 1fr);
    grid-template-areas: 'bar' 'sections' 'main' 'footer';
  }
  .frame > .frame-side,
  .frame-nav-toggle {
    display: none;
  }
  .frame-drawer {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-4);
  }
}
@media ${below('lg')} {
  .frame-search {
    flex: none;
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    margin: 0;
    padding: 0;
    color: inherit;
    background: none;
    border: 0;
  }
  .frame-search span {
    ${visuallyHidden};
  }
  .frame-search kbd {
    display: none;
  }
}
@media ${below('md')} {
  html {
    --bar-height: max(56px, 3rem);
    --main-top: var(--space-8);
    --main-side: var(--space-16);
  }
  .frame-acting {
    align-content: start;
  }
  /* Two lines of words take too much of a phone to stay in sight. */
  .frame-acting:has(a) {
    position: static;
  }
  .frame-profile > span:last-child {
    display: -webkit-box;
    max-inline-size: 34vw;
    overflow: hidden;
    font-size: var(--font-size-small);
    line-height: var(--line-height-small);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .frame-bar {
    padding-inline: var(--space-12);
  }
  .frame-drawer > .frame-brand svg,
  .frame-profile > .frame-initial + span {
    display: none;
  }
}
@media ${below('sm')} {
  /* The button under the text loads later. */
  .frame-acting:has(> div > p > strong) {
    min-block-size: calc(53px + max(32px, var(--target)));
  }
  /* A phone has no room for a title next to the brand's name, so only its mark shows. */
  .frame-bar:has(.frame-profile > span:only-child) > .frame-brand:has(svg) > span,
  .frame-bar:has(.frame-profile > span:only-child) > .frame-drawer > .frame-brand:has(svg) > span {
    ${visuallyHidden};
  }
  .frame-bar:has(.frame-profile > span:only-child) > .frame-drawer > .frame-brand svg {
    display: block;
  }
}
@media ${below(400)} {
  /* The narrowest phones have no room for the brand's name at all. */
  :is(.frame-drawer, .frame-top > .frame-bar) > .frame-brand:has(svg) > span {
    ${visuallyHidden};
  }
  .frame-drawer > .frame-brand svg {
    display: block;
  }
  .frame-bar {
    gap: var(--space-8);
  }
}
/* A low window, or one with large text, keeps its room for the page. */
@media screen and (height >= 40em) {
  html:has(.frame-bar) {
    --bar-stored: var(--bar-height);
  }
  .frame-bar,
  .frame-offline {
    position: sticky;
  }
}
`;
