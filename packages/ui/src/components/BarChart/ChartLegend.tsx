import { useId } from 'react';
import { Legend } from './BarChart.styles.ts';
import type { ChartSeriesList } from './chartData.ts';
import { ChartSvg } from './ChartPlot.styles.ts';
import { Hatch } from './Hatch.tsx';

/** Names the color of each series. A chart of one series does not need it. */
export function ChartLegend({ series }: { readonly series: ChartSeriesList }) {
  const hatch = useId();
  if (series.length === 1) return null;
  return (
    <Legend>
      {series.map(({ name }, index) => (
        <li key={name}>
          <ChartSvg width={16} height={16} aria-hidden="true">
            <Hatch id={hatch} />
            <rect
              data-series={index}
              x={1}
              y={1}
              width={14}
              height={14}
              {...(index === 1 && { fill: `url(#${hatch})` })}
            />
          </ChartSvg>
          {name}
        </li>
      ))}
    </Legend>
  );
}
