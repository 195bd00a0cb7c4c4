/** The top bar: search, profile, bell, and the button of the navigation. */
export const bar = `
.frame-search {
  display: flex;
  flex: 0 1 420px;
  align-items: center;
  gap: var(--space-8);
  min-inline-size: 0;
  block-size: var(--control-height);
  margin-inline-end: auto;
  padding-inline: var(--space-12) var(--space-8);
  color: var(--color-text-muted);
  font: inherit;
  text-align: start;
  background: var(--color-canvas);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  cursor: pointer;
}
.frame-search:hover {
  background: var(--color-hover);
}
.frame-search svg {
  flex: none;
}
.frame-search span {
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.frame-search kbd {
  padding-inline: var(--space-8);
  font: inherit;
  font-size: var(--font-size-small);
  line-height: var(--line-height-small);
  background: var(--color-surface);
  border: 1px solid var(--color-divider);
  border-radius: 4px;
}

.frame-login,
.frame-profile {
  display: flex;
  align-items: center;
  gap: var(--space-12);
  color: var(--color-text);
  text-align: start;
}
.frame-login {
  justify-content: center;
  min-inline-size: var(--target);
  min-block-size: var(--target);
}
/* Before it is a button. */
.frame-account {
  padding: var(--space-4);
}
.frame-initial::before {
  content: attr(data-initial);
}
.frame-initial {
  display: grid;
  place-items: center;
  flex: none;
  inline-size: max(36px, 1.75rem);
  block-size: max(36px, 1.75rem);
  color: var(--color-on-primary);
  font-weight: 600;
  background: var(--color-primary);
  border-radius: 50%;
}
.frame-profile > span:last-child {
  display: grid;
  /* Large text: a long e-mail address breaks before the bar is wider than the window. */
  max-inline-size: 26vw;
  font-weight: 400;
  overflow-wrap: anywhere;
}
.frame-profile small {
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  line-height: var(--line-height-small);
}

.frame-bell {
  position: relative;
  /* Large text: room for the count. */
  min-inline-size: max(44px, 2.75rem);
}
.frame-bell-count::before {
  content: attr(data-count);
}
.frame-bell-count {
  position: absolute;
  inset-block-start: 0;
  /* On the shoulder of the bell: it grows to the right. */
  inset-inline-start: 50%;
  box-sizing: border-box;
  min-inline-size: 1.25rem;
  padding-inline: 5px;
  color: var(--color-on-primary);
  font-size: var(--font-size-small);
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
  background: var(--color-primary);
  border-radius: var(--radius-pill);
  box-shadow: 0 0 0 2px var(--color-surface);
}

.frame-drawer {
  display: none;
}
.frame-nav-toggle {
  margin-inline: calc(-1 * var(--space-12)) auto;
}
.frame-nav-toggle,
.frame-drawer > button,
.frame-drawer-close {
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;
}
.frame-drawer dialog {
  inset-block: 0;
  inset-inline: 0 auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
}
.frame-drawer dialog::backdrop {
  background: var(--color-overlay);
}
.frame-drawer .frame-side {
  inline-size: min(20rem, 85vw);
}
.frame-drawer .frame-side .frame-brand {
  padding-inline-end: var(--space-64);
}
.frame-drawer .frame-drawer-close {
  position: absolute;
  color: var(--color-nav-text);
  z-index: 1;
  inset-block-start: 10px;
  inset-inline-end: 8px;
}
`;
