/** What the toolbar chooses; each is a data attribute of the theme, and the first value is none. */
const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  density: ['default', 'compact'],
  brand: ['default', 'evergreen'],
} as const;

const entries = Object.entries(choices);

export const globalTypes = Object.fromEntries(
  entries.map(([name, items]) => [
    name,
    { name, toolbar: { title: name, items: [...items], dynamicTitle: true } },
  ]),
);

export const initialGlobals = {
  theme: 'light',
  contrast: 'system',
  density: 'default',
  brand: 'default',
};

/** Puts the toolbar's values on the document. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, [none]] of entries) {
    const value = globals[name];
    if (typeof value === 'string' && value !== none) {
      document.documentElement.setAttribute(`data-${name}`, value);
    } else document.documentElement.removeAttribute(`data-${name}`);
  }
}
