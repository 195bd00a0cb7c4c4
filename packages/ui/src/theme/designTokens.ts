import { themes } from './themes.ts';
import { type Colors, colorTokens, densityTokens, sizeTokens } from './token.ts';

/** A color of the Color Module: components from 0 to 1, and the opacity only if it is less than 1. */
interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha?: number;
  /** Without the opacity: `#0f5c8c`. */
  readonly hex: string;
}

/** A length in px or rem, or a time in ms. */
interface Measure {
  readonly value: number;
  readonly unit: 'px' | 'rem' | 'ms';
}

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontWeight' | 'number';
  readonly $value: ColorValue | Measure | number;
  readonly $description?: string;
  /** What other themes or densities have instead, by name. */
  readonly $extensions?: { readonly 'agent-portal.modes': Readonly<Record<string, unknown>> };
}

export type TokenGroup = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** @param hex `#0f5c8c`, or with an opacity `#16222f80` */
function colorOf(hex: string): ColorValue {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16),
  );
  return {
    colorSpace: 'srgb',
    components: [round(red / 255), round(green / 255), round(blue / 255)],
    ...(alpha < 255 && { alpha: round(alpha / 255) }),
    hex: hex.slice(0, 7),
  };
}

/** @param text `6px`, `1.5rem`, `100ms` or `600` */
function sizeOf(text: string): Pick<DesignToken, '$type' | '$value'> {
  const value = Number.parseFloat(text);
  const unit = text.replace(/^[\d.]+/, '') as Measure['unit'] | '';
  if (unit === '') return { $type: 'fontWeight', $value: value };
  return { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value, unit } };
}

const entriesOf = <Key extends string, Value>(values: Readonly<Record<Key, Value>>) =>
  Object.entries(values) as [Key, Value][];

const mapped = <Key extends string, Value, Made>(
  values: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Made,
) =>
  Object.fromEntries(entriesOf(values).map(([key, value]) => [key, make(value, key)])) as Record<
    Key,
    Made
  >;

/**
 * All tokens in the W3C format (Design Tokens Format Module 2025.10): the light theme and the default density, with
 * the values of the other themes and densities as an extension. The package has it as `tokens.json`.
 */
export function designTokens(): TokenGroup {
  const [light, ...others] = themes;
  const inThemes = (name: keyof Colors) =>
    Object.fromEntries(others.map((theme) => [theme.name, colorOf(theme.colors[name])]));
  return {
    color: mapped(colorTokens, ($description, name) => ({
      $type: 'color',
      $value: colorOf(light?.colors[name] ?? ''),
      $description,
      $extensions: { 'agent-portal.modes': inThemes(name) },
    })),
    size: mapped(sizeTokens, (text) => sizeOf(text)),
    density: mapped(densityTokens, ({ default: usual, ...modes }) => ({
      ...sizeOf(usual),
      $extensions: { 'agent-portal.modes': mapped(modes, (text) => sizeOf(text).$value) },
    })),
  };
}

/** A size as Figma has it: a number of pixels, of milliseconds, or a font weight. */
function figmaNumber(text: string): DesignToken {
  const value = Number.parseFloat(text);
  return { $type: 'number', $value: text.endsWith('rem') ? value * 16 : value };
}

/**
 * The variables for Figma, by the name of the mode: a file for each mode, which Figma's own import of variables
 * takes. Figma has colors and numbers only, so that lengths are in pixels. The package has them in `figma`.
 */
export function figmaVariables(): Readonly<Record<string, TokenGroup>> {
  const sizes = mapped(sizeTokens, figmaNumber);
  const density = mapped(densityTokens, ({ default: usual }) => figmaNumber(usual));
  return Object.fromEntries(
    themes.map(({ name, colors }) => [
      name,
      {
        color: mapped(colors, (hex, token) => ({
          $type: 'color',
          $value: colorOf(hex),
          $description: colorTokens[token],
        })),
        size: sizes,
        density,
      } satisfies TokenGroup,
    ]),
  );
}
