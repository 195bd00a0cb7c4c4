import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** Two looks of a line: one full with round points, one dashed with square ones. */
export const LineSeries = styled.g`
  & path {
    fill: none;
    stroke: ${token('color-chart-1')};
    stroke-width: 2.5px;
    stroke-linejoin: round;
  }

  & path[data-line='1'] {
    stroke: ${token('color-chart-2')};
    stroke-dasharray: 7 5;
  }

  @media (forced-colors: active) {
    & path[data-line] {
      stroke: CanvasText;
    }
  }
`;

export const Point = styled.path`
  fill: ${token('color-chart-1')};
  stroke: ${token('color-surface')};
  stroke-width: 1.5px;

  &[data-point='1'] {
    fill: ${token('color-surface')};
    stroke: ${token('color-chart-2')};
    stroke-width: 2px;
  }

  @media (forced-colors: active) {
    fill: CanvasText;

    &[data-point='1'] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;
