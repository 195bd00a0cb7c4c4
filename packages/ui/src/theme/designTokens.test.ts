import { describe, expect, it } from 'vitest';
import { designTokens, figmaVariables } from './designTokens.ts';
import { themes } from './themes.ts';
import { colorTokens, densityTokens, sizeTokens } from './token.ts';

describe('the tokens in the W3C format', () => {
  const tokens = designTokens();

  it('are all tokens, each once', () => {
    expect(Object.keys(tokens['color'] ?? {})).toEqual(Object.keys(colorTokens));
    expect(Object.keys(tokens['size'] ?? {})).toEqual(Object.keys(sizeTokens));
    expect(Object.keys(tokens['density'] ?? {})).toEqual(Object.keys(densityTokens));
  });

  it('have a color as its components, its opacity and its hex code', () => {
    expect(tokens['color']?.['primary']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0588, 0.3608, 0.549], hex: '#0f5c8c' },
      $description: colorTokens.primary,
    });
    expect(tokens['color']?.['overlay']?.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.0863, 0.1333, 0.1843],
      alpha: 0.502,
      hex: '#16222f',
    });
  });

  it('have the colors of every other theme', () => {
    const modes = tokens['color']?.['surface']?.$extensions?.['agent-portal.modes'] ?? {};
    expect(Object.keys(modes)).toEqual(themes.slice(1).map(({ name }) => name));
    expect(modes['dark, more contrast']).toMatchObject({ hex: '#05090d' });
  });

  it('have a size as its number and its unit', () => {
    expect(tokens['size']).toMatchObject({
      'radius-card': { $type: 'dimension', $value: { value: 12, unit: 'px' } },
      'line-height': { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } },
      motion: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
      'font-weight-strong': { $type: 'fontWeight', $value: 600 },
    });
    expect(tokens['density']?.['row-height']).toEqual({
      $type: 'dimension',
      $value: { value: 40, unit: 'px' },
      $extensions: {
        'agent-portal.modes': {
          compact: { value: 36, unit: 'px' },
          touch: { value: 56, unit: 'px' },
        },
      },
    });
  });
});

it('are one Figma file per theme, with the same variables in pixels', () => {
  const files = Object.entries(figmaVariables());
  expect(files.map(([name]) => name)).toEqual(themes.map(({ name }) => name));
  const namesOf = (group: object) =>
    Object.entries(group).map(([name, tokens]) => [name, Object.keys(tokens as object)] as const);
  for (const [, group] of files) expect(namesOf(group)).toEqual(namesOf(files[0]?.[1] ?? {}));
  expect(figmaVariables()['dark']).toMatchObject({
    color: { nav: { $type: 'color' } },
    size: { 'line-height': { $type: 'number', $value: 24 } },
    density: { target: { $value: 24 } },
  });
});
