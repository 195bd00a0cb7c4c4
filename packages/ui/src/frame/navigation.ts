/** The navigation in the frame, and on phones in its drawer. */
export const navigation = `
.frame-nav ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
.frame-nav > ul {
  padding: var(--space-4) var(--space-8) var(--space-24);
}
.frame-nav li > :is(a, button) {
  display: flex;
  align-items: center;
  gap: var(--space-8);
  inline-size: 100%;
  min-block-size: var(--control-height);
  padding-block: var(--space-8);
  padding-inline: var(--space-12) var(--space-8);
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  background: none;
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: var(--radius-control);
  cursor: pointer;
}
.frame-nav li > :is(a, button):hover {
  background: var(--color-nav-hover);
}
.frame-nav li > :is(a, button) > span:first-of-type {
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
}
.frame-nav ul ul :is(a, button) {
  padding-inline-start: calc(1.25rem + 20px);
}
.frame-nav ul ul ul a {
  padding-inline-start: calc(1.25rem + 36px);
}
.frame-nav-icon {
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
}
.frame-nav-icon > svg {
  display: block;
  inline-size: 100%;
  block-size: 100%;
}
.frame-nav-wait {
  block-size: 400px;
  margin: var(--space-8) var(--space-24);
  background: repeating-linear-gradient(var(--color-nav-hover) 0 16px, transparent 0 44px);
}
.frame-nav-failure {
  padding: var(--space-8) var(--space-24);
}
.frame-nav-failure > button {
  min-block-size: var(--control-height);
  padding: var(--space-4) var(--space-16);
  color: inherit;
  font: inherit;
  background: none;
  border: 1px solid;
  border-radius: var(--radius-control);
  cursor: pointer;
}
.frame-nav li > a[aria-current] {
  color: var(--color-nav-text);
  font-weight: 600;
  background: var(--color-nav-selected);
  border-inline-start-color: var(--color-nav-accent);
}
.frame-nav button[aria-expanded='false'] .frame-nav-chevron {
  transform: rotate(-90deg);
}
.frame-nav button[aria-expanded='false'] .frame-nav-chevron:dir(rtl) {
  transform: rotate(90deg);
}
.frame-nav-count {
  flex: none;
  min-inline-size: 1.5rem;
  padding-inline: var(--space-8);
  color: var(--color-nav);
  font-size: var(--font-size-small);
  line-height: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
  background: var(--color-nav-accent);
  border-radius: var(--radius-pill);
}
`;
