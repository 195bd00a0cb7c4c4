import { useState } from 'react';
import { announce } from '../../components/Announcer/announce.ts';
import { Button } from '../../components/Button/Button.tsx';
import { type Brand, brands } from '../brands.ts';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { brandCss } from '../brandCss.ts';
import { ColorFields } from './ColorFields.tsx';
import { RatioTable } from './RatioTable.tsx';
import { Workshop } from './ThemeWorkshop.styles.ts';

const unchanged: Brand = { light: {}, dark: {} };

/** Where a designer makes a brand: its colours, the components in them, every contrast, and its stylesheet. */
export function ThemeWorkshop() {
  const [brand, setBrand] = useState(unchanged);
  const css = brandCss('mine', brand);
  const copy = async () => {
    await navigator.clipboard.writeText(css);
    announce('Variables copied');
  };
  return (
    <Workshop>
      <div data-part="starts">
        <Button onClick={() => setBrand(unchanged)}>Start anew</Button>
        {Object.entries(brands).map(([name, start]) => (
          <Button key={name} onClick={() => setBrand(start)}>
            Start from {name}
          </Button>
        ))}
      </div>
      <div data-part="tools">
        <ColorFields brand={brand} onChange={setBrand} />
        <RatioTable name="Light" colors={{ ...light, ...brand.light }} />
        <RatioTable name="Dark" colors={{ ...dark, ...brand.dark }} />
      </div>
      <div data-part="previews">
        <BrandPreview theme="light" colors={brand.light} />
        <BrandPreview theme="dark" colors={brand.dark} />
      </div>
      <section aria-labelledby="variables">
        <h2 id="variables">Variables</h2>
        <p>
          Add them after the theme, and set data-brand=&quot;mine&quot; where the brand is to show.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
        <pre tabIndex={0}>{css || 'No colour is changed yet.'}</pre>
        <p>
          <Button variant="primary" disabled={css === ''} onClick={() => void copy()}>
            Copy the variables
          </Button>
        </p>
      </section>
    </Workshop>
  );
}
