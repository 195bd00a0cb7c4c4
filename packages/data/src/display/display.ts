/** The text sizes, in percent of the browser's own. */
export const textSizes = ['100', '115', '130', '150'] as const;
export const densities = ['comfortable', 'compact'] as const;
/** `system` follows the settings of the device. */
export const themes = ['system', 'light', 'dark'] as const;
export const contrasts = ['system', 'more'] as const;
export const motions = ['system', 'reduced'] as const;
/** Commands of one key, such as `j` and `/`. Users can turn them off (WCAG 2.1.4). */
export const singleKeyChoices = ['on', 'off'] as const;

/** The choices of each setting. The first one is the default. */
export const displayChoices = {
  textSize: textSizes,
  density: densities,
  theme: themes,
  contrast: contrasts,
  motion: motions,
  singleKeys: singleKeyChoices,
} as const;

/** How the portal looks and reacts to keys for a user. */
export type Display = {
  readonly [Setting in keyof typeof displayChoices]: (typeof displayChoices)[Setting][number];
};

/**
 * The settings in a stored value, which can be corrupt or come from another version. Unknown settings are
 * dropped, and missing ones get their default. Uses no library, because the script inside index.html calls it.
 */
export function readDisplay(stored: unknown): Display {
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const entries = Object.entries(displayChoices).map(([setting, choices]) => {
    const value: unknown = Reflect.get(given, setting);
    return [setting, choices.find((choice) => choice === value) ?? choices[0]];
  });
  return Object.fromEntries(entries) as Display;
}
