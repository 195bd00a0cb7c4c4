import { Legend } from '../BarChart/BarChart.styles.ts';
import type { ChartSeriesList } from '../BarChart/chartData.ts';
import { pointShape } from './LinePlot.tsx';
import { LineSeries, Point } from './LinePlot.styles.ts';

/** Which line is which series; a chart of one series needs none. */
export function LineLegend({ series }: { readonly series: ChartSeriesList }) {
  if (series.length === 1) return null;
  return (
    <Legend>
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg width={32} height={16} aria-hidden="true">
            <LineSeries>
              <path data-line={index} d="M1,8h30" />
            </LineSeries>
            <Point data-point={index} d={pointShape(index, 16, 8)} />
          </svg>
          {name}
        </li>
      ))}
    </Legend>
  );
}
