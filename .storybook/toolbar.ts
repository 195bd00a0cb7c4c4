import { profiles } from '../apps/portal/src/testing/profiles.ts';
import { brands } from '../packages/ui/src/theme/brands.ts';

/** The choices that set a data attribute of the theme. The first value sets none. */
const attributes = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  density: ['default', 'compact'],
  brand: ['default', ...Object.keys(brands)],
  /** The user whose session a page shows. */
  profile: ['of the story', ...Object.keys(profiles)],
} as const;

const choices = {
  ...attributes,
  direction: ['left to right', 'right to left'],
} as const;

const icons = {
  theme: 'mirror',
  contrast: 'contrast',
  density: 'menu',
  brand: 'paintbrush',
  profile: 'user',
  direction: 'transfer',
} as const;

const entries = Object.entries(choices) as [keyof typeof choices, readonly [string, ...string[]]][];
const attributeEntries = Object.entries(attributes);

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const globalTypes = Object.fromEntries(
  entries.map(([name, items]) => [
    name,
    {
      name,
      toolbar: {
        icon: icons[name],
        // The bar shows only the chosen item, so each item names its group.
        items: items.map((value) => ({ value, title: `${labelOf(name)}: ${value}` })),
        dynamicTitle: true,
      },
    },
  ]),
);

export const initialGlobals = {
  theme: 'light',
  contrast: 'system',
  density: 'default',
  brand: 'default',
  profile: 'of the story',
  direction: 'left to right',
};

/** Sets the toolbar's values on the document. */
export function applyGlobals(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, [none]] of attributeEntries) {
    const value = globals[name];
    if (typeof value === 'string' && value !== none) {
      document.documentElement.setAttribute(`data-${name}`, value);
    } else document.documentElement.removeAttribute(`data-${name}`);
  }
  document.documentElement.dir = globals['direction'] === 'right to left' ? 'rtl' : 'ltr';
}
