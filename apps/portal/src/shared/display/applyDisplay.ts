import type { Display } from '@agent-portal/data/display/display';

/** The storage key of the settings in this browser; the value does not identify the user. */
export const displayKey = 'display';

/** The attribute of each setting, for the theme and `useSingleKeys`, and the value that has no attribute. */
const attributes = {
  textSize: ['data-text-size', '100'],
  density: ['data-density', 'comfortable'],
  theme: ['data-theme', 'system'],
  contrast: ['data-contrast', 'system'],
  motion: ['data-motion', 'system'],
  singleKeys: ['data-single-keys', 'on'],
} as const;

/** Applies the settings to the document. The script inside index.html does this before the first paint. */
export function applyDisplay(display: Display, root: HTMLElement): void {
  for (const [setting, [attribute, none]] of Object.entries(attributes)) {
    const value = display[setting as keyof typeof attributes];
    if (value === none) root.removeAttribute(attribute);
    else root.setAttribute(attribute, value);
  }
}
