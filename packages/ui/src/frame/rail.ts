import { from } from '../theme/breakpoints.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** The closed navigation of wide screens: a rail of icons, each named while it is pointed at or focused. */
export const rail = `
@media ${from('lg')} {
  [data-nav-closed] .frame > .frame-side {
    scrollbar-width: none;

    & .frame-brand {
      justify-content: center;
      padding-inline: 0;
    }
    & .frame-brand > span,
    & .frame-nav-failure {
      ${visuallyHidden};
    }
    & > ul {
      padding-inline: var(--space-8);
    }
    & ul ul,
    & .frame-nav-chevron,
    & li > a > svg {
      display: none;
    }
    & .frame-nav-wait {
      margin-inline: 22px;
    }
    & li > :is(a, button) {
      justify-content: center;
      min-block-size: 44px;
      padding-inline: 0;
    }
    & .frame-nav-count {
      align-self: flex-start;
      min-inline-size: 8px;
      block-size: 8px;
      padding: 0;
      margin-inline-start: -20px;
      font-size: 0;
    }
    & [data-letter]::before {
      content: attr(data-letter);
      font-weight: 600;
    }
    /* Without an inset it is next to its icon, where no edge of the rail cuts it off. */
    & li > :is(a, button) > span:first-of-type {
      position: fixed;
      inset-inline-start: calc(4rem - 4px);
      z-index: 5;
      padding: var(--space-4) var(--space-12);
      color: var(--color-nav-text);
      white-space: nowrap;
      background: var(--color-nav);
      border: 1px solid var(--color-nav-hover);
      border-radius: var(--radius-control);
      opacity: 0;
      pointer-events: none;
    }
    & li > :is(a, button):is(:hover, :focus-visible) > span:first-of-type {
      opacity: 1;
    }
    & li > button[data-holds] {
      background: var(--color-nav-selected);
      border-inline-start-color: var(--color-nav-accent);
    }
  }
}

/* Forced colors: an edge shows what only a background showed. */
@media (forced-colors: active) {
  .frame-side {
    border-inline-end: 1px solid CanvasText;
  }
  .frame-sections {
    border-block-end: 1px solid CanvasText;
  }
  /* An edge that cannot be seen elsewhere would be drawn here. */
  .frame-nav li > :is(a, button) {
    border-inline-start-color: Canvas;
  }
  :is(.frame-nav, .frame-sections) a[aria-current] {
    color: HighlightText;
    background: Highlight;
    forced-color-adjust: none;
  }
  .frame-nav li > button[data-holds] {
    border-inline-start-color: Highlight;
  }
  .frame-nav li > :is(a, button):hover {
    text-decoration: underline;
  }
  .frame-initial,
  .frame-bell-count {
    border: 1px solid ButtonText;
  }
  .frame-progress {
    background: Highlight;
    forced-color-adjust: none;
  }
}
`;
