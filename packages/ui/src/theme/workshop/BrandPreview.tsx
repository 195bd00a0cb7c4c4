import type { Brand } from '../brands.ts';
import { Preview } from './BrandPreview.styles.ts';
import { colorsOf, type ThemeName } from './colorsOf.ts';
import { shownGroups } from './previews/shownGroups.ts';

interface BrandPreviewProps {
  readonly theme: ThemeName;
  readonly brand: Brand;
}

const popups = "body > :not(:has([data-part='shown']))";

/** Every component in one theme of a brand that is being made, a `section`. */
export function BrandPreview({ theme, brand }: BrandPreviewProps) {
  const variables = Object.entries(colorsOf(brand, theme)).map(
    ([name, value]) => [`--color-${name}`, value] as const,
  );
  const declarations = variables.map((variable) => variable.join(':')).join(';');
  return (
    <Preview
      data-theme={theme}
      aria-label={`Preview, ${theme}`}
      style={Object.fromEntries(variables)}
    >
      {/* Surfaces open outside the page's root, and have the brand's colors too. */}
      <style>{`${popups}{color-scheme:${theme};${declarations}}`}</style>
      {shownGroups.map(({ title, columns, shown }) => (
        <div key={title} data-columns={columns}>
          <h2>{title}</h2>
          {Object.entries(shown).map(([name, component]) => (
            <div key={name} data-part="shown">
              <p data-part="name">{name}</p>
              {component}
            </div>
          ))}
        </div>
      ))}
    </Preview>
  );
}
