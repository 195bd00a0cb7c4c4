import { describe, expect, it } from 'vitest';
import { contrastOfStyle, neededContrast } from '../../.storybook/contrastOfStyle.ts';
import type { Layer, TextStyle } from '../../.storybook/sameColors.ts';

const layer = (color: string, more: Partial<Layer> = {}): Layer => ({
  color,
  image: 'none',
  opacity: '1',
  filter: 'none',
  ...more,
});

const white = layer('rgb(255, 255, 255)');

const styleOf = (more: Partial<TextStyle> = {}): TextStyle => ({
  color: 'rgb(0, 0, 0)',
  fontSize: '16px',
  fontWeight: '400',
  textShadow: 'none',
  layers: [white],
  key: '',
  ...more,
});

describe('the contrast of a text', () => {
  it.each<[string, Partial<TextStyle>, number]>([
    ['black on white', {}, 21],
    ['gray on white', { color: 'rgb(118, 118, 118)' }, 4.54],
    ['on the last opaque layer', { layers: [layer('rgb(0, 0, 0)'), white] }, 21],
    ['on a layer that is half transparent', { layers: [white, layer('rgba(0, 0, 0, 0.5)')] }, 5.32],
    ['of a color that is half transparent', { color: 'rgba(0, 0, 0, 0.5)' }, 3.95],
  ])('is computed: %s', (_, more, ratio) => {
    expect(contrastOfStyle(styleOf(more))).toBeCloseTo(ratio, 1);
  });

  it.each<[string, Partial<TextStyle>]>([
    [
      'an image',
      { layers: [white, layer('rgb(0, 0, 0)', { image: 'linear-gradient(red, blue)' })] },
    ],
    ['an opacity', { layers: [white, layer('rgb(0, 0, 0)', { opacity: '0.5' })] }],
    ['a filter', { layers: [white, layer('rgb(0, 0, 0)', { filter: 'blur(2px)' })] }],
    ['no opaque color', { layers: [layer('rgba(0, 0, 0, 0.5)')] }],
    ['a shadow', { textShadow: 'rgb(0, 0, 0) 1px 1px 2px' }],
    ['a color in another form', { color: 'color(srgb 0 0 0)' }],
  ])('is left to axe where there is %s', (_, more) => {
    expect(contrastOfStyle(styleOf(more))).toBeUndefined();
  });

  it.each([
    ['16px', '400', 4.5, 7],
    ['24px', '400', 3, 4.5],
    ['19px', '700', 3, 4.5],
    ['19px', '600', 4.5, 7],
    ['18px', '700', 4.5, 7],
  ])('of %s in weight %s must be %f, or %f in high contrast', (fontSize, fontWeight, aa, aaa) => {
    const text = styleOf({ fontSize, fontWeight });
    expect([neededContrast(text, false), neededContrast(text, true)]).toEqual([aa, aaa]);
  });
});
