import type { Brand } from '../brands.ts';
import { dark } from '../dark.ts';
import { TokenTable } from '../foundations/foundations.styles.ts';
import { light } from '../light.ts';
import { type ColorToken, colorTokens } from '../tokens.ts';
import { brandTokens } from './brandTokens.ts';

const usual = { light, dark };
const themes = ['light', 'dark'] as const;

interface ColorFieldsProps {
  readonly brand: Brand;
  readonly onChange: (brand: Brand) => void;
}

/** The colours of a brand in both themes, a `table` of native colour inputs. */
export function ColorFields({ brand, onChange }: ColorFieldsProps) {
  const field = (theme: 'light' | 'dark', name: ColorToken) => (
    <input
      type="color"
      aria-label={`color-${name}, ${theme}`}
      title={colorTokens[name]}
      value={brand[theme][name] ?? usual[theme][name]}
      onChange={({ target }) =>
        onChange({ ...brand, [theme]: { ...brand[theme], [name]: target.value } })
      }
    />
  );
  return (
    <TokenTable>
      <caption>Colours of the brand</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {brandTokens.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {themes.map((theme) => (
              <td key={theme}>{field(theme, name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TokenTable>
  );
}
