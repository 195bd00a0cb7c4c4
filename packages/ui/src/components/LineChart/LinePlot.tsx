import { Fragment } from 'react';
import { ChartAxis } from '../BarChart/ChartAxis.tsx';
import { categoryText, type ChartData } from '../BarChart/chartData.ts';
import { ChartStage } from '../BarChart/ChartStage.tsx';
import { useWidth } from '../BarChart/useWidth.ts';
import { chartWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { layoutLines } from './layoutLines.ts';
import { LineSeries, Point } from './LinePlot.styles.ts';

interface LinePlotProps {
  readonly data: ChartData;
  /** The name of a category, in the middle of a sentence: 'month'. */
  readonly noun: string;
  /** Id of the chart's title. */
  readonly labelledBy: string;
}

/** The shape of a point: round for the first series, a square for the second. */
export const pointShape = (series: number, x: number, y: number) =>
  series === 0 ? `M${x - 5},${y}a5,5 0 1 0 10,0a5,5 0 1 0 -10,0` : `M${x - 4},${y - 4}h8v8h-8z`;

/** The picture of a line chart. */
export function LinePlot({ data, noun, labelledBy }: LinePlotProps) {
  const { none } = useWords('Chart', chartWords);
  const [frame, width] = useWidth();
  const layout = width > 0 ? layoutLines(data, width) : undefined;
  return (
    <div ref={frame}>
      {layout && (
        <ChartStage
          noun={noun}
          labelledBy={labelledBy}
          texts={data.categories.map((_, index) => categoryText(data, index, none))}
          width={layout.width}
          height={layout.height}
          direction="columns"
          backdrop={
            <>
              <ChartAxis ticks={layout.ticks} width={layout.width} />
              <LineSeries aria-hidden="true">
                {layout.paths.map((path, series) => (
                  <path key={data.series[series]?.name} data-line={series} d={path} />
                ))}
              </LineSeries>
            </>
          }
          pictures={layout.columns.map(({ slot, label, points }) => (
            <Fragment key={slot.x}>
              <rect data-part="slot" {...slot} rx={4} fillOpacity={0} />
              {label && (
                <text data-part="label" x={label.x} y={label.y}>
                  {label.text}
                </text>
              )}
              {points.map(({ series, x, y }) => (
                <Point key={series} data-point={series} d={pointShape(series, x, y)} />
              ))}
            </Fragment>
          ))}
        />
      )}
    </div>
  );
}
