import { useEffect } from 'react';
import { announce } from '../../components/Announcer/announce.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { Brand } from '../brands.ts';
import { RatioTable, failedText } from './RatioTable.tsx';
import { colorsOf, type ThemeName, themeNames } from './colorsOf.ts';
import { byMargin, fails, ratioText, ratiosOf } from './ratiosOf.ts';

interface ContrastsProps {
  readonly brand: Brand;
  /** The one whose contrasts are all listed below those of both that fail. */
  readonly theme: ThemeName;
}

const titles = { light: 'Light', dark: 'Dark' } as const;

/** The contrasts of a brand that fail in either theme, the worst first, over all of one theme's. */
export function Contrasts({ brand, theme }: ContrastsProps) {
  const failed = themeNames
    .flatMap((name) => {
      const colors = colorsOf(brand, name);
      return ratiosOf(colors)
        .filter(fails)
        .map((ratio) => ({ ratio, name, colors }));
    })
    .toSorted((one, other) => byMargin(one.ratio, other.ratio));
  const result =
    failed.length === 0
      ? 'Every contrast passes, light and dark.'
      : `${failedText(failed.length)}.`;
  useEffect(() => announce(result, 'contrasts'), [result]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section data-part="contrasts" aria-labelledby="contrasts" tabIndex={0}>
      <h2 id="contrasts">Contrasts</h2>
      <Banner tone={failed.length === 0 ? 'success' : 'warning'}>{result}</Banner>
      {failed.length > 0 && (
        <ol aria-label="Contrasts that fail">
          {failed.map(({ name, colors, ratio: { front, back, ratio, least } }) => (
            <li key={`${name} ${front} ${back}`}>
              <span
                data-part="meeting"
                style={{ color: colors[front], background: colors[back] }}
                aria-hidden
              />
              <span>
                {titles[name]}: {front} on {back} <strong>{ratioText(ratio)}</strong>
                <small>, at least {least}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      <RatioTable name={titles[theme]} colors={colorsOf(brand, theme)} />
    </section>
  );
}
