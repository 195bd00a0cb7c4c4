import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** The two looks of a bar: one full, one hatched within an outline, so that color is never the only key. */
export const ChartSvg = styled.svg`
  display: block;
  overflow: visible;
  /* Its places are counted from the left. */
  direction: ltr;
  font-size: ${token('font-size-small')};

  /* It was measured on the screen. */
  @media print {
    max-inline-size: 100%;
    block-size: auto;
  }

  & text {
    fill: ${token('color-text-muted')};
    forced-color-adjust: auto;
  }

  & text[data-part='value'],
  &[data-direction='rows'] text[data-part='label'] {
    fill: ${token('color-text')};
  }

  &[data-direction='columns'] text[data-part='label'] {
    text-anchor: middle;
  }

  & text[data-part='tick'] {
    text-anchor: end;
  }

  & line {
    stroke: ${token('color-divider')};
  }

  & line[data-zero] {
    stroke: ${token('color-border')};
  }

  & [data-series='0'] {
    fill: ${token('color-chart-1')};
  }

  & [data-series='1'] {
    stroke: ${token('color-chart-2')};
    stroke-width: 1.5px;
  }

  & pattern path {
    stroke: ${token('color-chart-2')};
    stroke-width: 2px;
  }

  & pattern rect {
    fill: ${token('color-surface')};
  }

  & g[role='img'] {
    outline: none;
  }

  & [data-part='slot'] {
    fill: transparent;
  }

  & g[data-active] > [data-part='slot'] {
    fill: ${token('color-hover')};
    fill-opacity: 0.7;
  }

  & g:focus-visible > [data-part='slot'] {
    stroke: ${token('color-focus')};
    stroke-width: 3px;
  }

  @media (forced-colors: active) {
    & text,
    & text[data-part] {
      fill: CanvasText;
    }

    & line,
    & [data-series='1'],
    & pattern path {
      stroke: CanvasText;
    }

    & [data-series='0'] {
      fill: CanvasText;
    }

    & pattern rect {
      fill: Canvas;
    }

    & g[data-active] > [data-part='slot'] {
      fill: transparent;
    }

    & g:focus-visible > [data-part='slot'] {
      stroke: Highlight;
    }
  }
`;
