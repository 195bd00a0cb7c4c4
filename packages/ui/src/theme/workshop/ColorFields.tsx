import type { Brand } from '../brands.ts';
import type { Colors } from '../token.ts';
import { ColorField } from './ColorField.tsx';
import { type ThemeName, usualColors } from './colorsOf.ts';
import { brandTokens } from './brandTokens.ts';

interface ColorFieldsProps {
  readonly theme: ThemeName;
  readonly brand: Brand;
  readonly onChange: (brand: Brand) => void;
}

/** A brand's own colors without those that are as usual. */
const changed = (own: Partial<Colors>, usual: Colors): Partial<Colors> =>
  Object.fromEntries(
    Object.entries(own).filter(([name, color]) => color !== usual[name as keyof Colors]),
  );

/** The colors of a brand in one theme, a `fieldset`. */
export function ColorFields({ theme, brand, onChange }: ColorFieldsProps) {
  const usual = usualColors[theme];
  const own = brand[theme];
  return (
    <fieldset data-part="fields">
      <legend>Colors, {theme}</legend>
      <ul>
        {brandTokens.map((name) => (
          <ColorField
            key={name}
            name={name}
            value={own[name] ?? usual[name]}
            usual={usual[name]}
            onChange={(color = usual[name]) =>
              onChange({ ...brand, [theme]: changed({ ...own, [name]: color }, usual) })
            }
          />
        ))}
      </ul>
    </fieldset>
  );
}
