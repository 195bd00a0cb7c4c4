import { useState } from 'react';
import { announce } from '../../components/Announcer/announce.ts';
import { Button } from '../../components/Button/Button.tsx';
import { QuickTabs } from '../../components/QuickTabs/QuickTabs.tsx';
import { brandCss } from '../brandCss.ts';
import { type Brand, brands } from '../brands.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ColorFields } from './ColorFields.tsx';
import { Contrasts } from './Contrasts.tsx';
import { Workshop } from './ThemeWorkshop.styles.ts';
import { colorsOf, type ThemeName, themeNames } from './colorsOf.ts';
import { fails, ratiosOf } from './ratiosOf.ts';

const unchanged: Brand = { light: {}, dark: {} };

/** Where a designer makes a brand: its colors, every component in them, every contrast, and its stylesheet. */
export function ThemeWorkshop() {
  const [brand, setBrand] = useState(unchanged);
  const [theme, setTheme] = useState<ThemeName>('light');
  /** Counts the resets: each one clears the typed texts. */
  const [starts, setStarts] = useState(0);
  const css = brandCss('mine', brand);
  const startFrom = (start: Brand, name: string) => {
    setBrand(start);
    setStarts(starts + 1);
    announce(`All colors are ${name}'s`);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(css);
    announce('Variables copied');
  };
  return (
    <Workshop>
      <div data-part="bar">
        <QuickTabs
          label="Theme"
          onPick={(id) => setTheme(id as ThemeName)}
          tabs={themeNames.map((id) => ({
            id,
            label: `${id === 'light' ? 'Light' : 'Dark'}, failing`,
            count: ratiosOf(colorsOf(brand, id)).filter(fails).length,
            isCurrent: id === theme,
          }))}
        />
        <Button size="small" onClick={() => startFrom(unchanged, 'the default theme')}>
          All back to the defaults
        </Button>
        {Object.entries(brands).map(([name, start]) => (
          <Button key={name} size="small" onClick={() => startFrom(start, name)}>
            Start from {name}
          </Button>
        ))}
        <Button variant="primary" size="small" disabled={css === ''} onClick={() => void copy()}>
          Copy the variables
        </Button>
      </div>
      <ColorFields key={`${theme} ${starts}`} theme={theme} brand={brand} onChange={setBrand} />
      <Contrasts theme={theme} brand={brand} />
      <BrandPreview theme={theme} brand={brand} />
      <section data-part="variables" aria-labelledby="variables">
        <h2 id="variables">Variables</h2>
        <p>
          Add them after the theme, and set data-brand=&quot;mine&quot; where the brand is to show.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
        <pre tabIndex={0}>{css || 'No color is changed yet.'}</pre>
      </section>
    </Workshop>
  );
}
