import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { chartWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import { categoryText, type ChartData } from './chartData.ts';
import { ChartStage } from './ChartStage.tsx';
import { Hatch } from './Hatch.tsx';
import { type ChartLayout, layoutBars, type PlacedGroup } from './layoutBars.ts';

/** The width of an element in whole pixels, before the first paint and whenever it changes. */
function useWidth(): readonly [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** The grid lines behind the data, each with its value. */
function ChartAxis({ ticks, width }: Pick<ChartLayout, 'ticks' | 'width'>) {
  return (
    <g aria-hidden="true">
      {ticks.map(({ text, x, y, isZero }) => (
        <g key={y}>
          <line data-zero={isZero || undefined} x1={x} x2={width} y1={y} y2={y} />
          <text data-part="tick" x={x - 8} y={y + 5}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface ChartPlotProps {
  readonly data: ChartData;
  /** The name of a category, in the middle of a sentence: 'month'. */
  readonly noun: string;
  /** Id of the chart's title. */
  readonly labelledBy: string;
}

/** The SVG of a bar chart: vertical bars, or horizontal ones if there is little room. */
export function ChartPlot({ data, noun, labelledBy }: ChartPlotProps) {
  const { none } = useWords('Chart', chartWords);
  const [frame, width] = useWidth();
  const hatch = useId();
  const layout = width > 0 ? layoutBars(data, width) : undefined;
  const [zero] = layout?.ticks ?? [];

  return (
    <div ref={frame}>
      {layout && (
        <ChartStage
          noun={noun}
          labelledBy={labelledBy}
          texts={data.categories.map((_, index) => categoryText(data, index, none))}
          width={layout.width}
          height={layout.height}
          direction={layout.direction}
          hasReadout={layout.direction !== 'rows'}
          backdrop={
            <>
              <Hatch id={hatch} />
              {layout.direction === 'columns' ? (
                <ChartAxis ticks={layout.ticks} width={layout.width} />
              ) : (
                <line data-zero x1={zero?.x} x2={zero?.x} y1={0} y2={layout.height} />
              )}
            </>
          }
          pictures={layout.groups.map((group) => (
            <GroupParts
              key={group.slot.x + group.slot.y}
              group={group}
              fillOfSecond={`url(#${hatch})`}
            />
          ))}
        />
      )}
    </div>
  );
}

/** A group: its name, its bars and, if there is room, their values. */
function GroupParts({
  group: { slot, label, bars, values },
  fillOfSecond,
}: {
  readonly group: PlacedGroup;
  readonly fillOfSecond: string;
}) {
  return (
    <>
      <rect data-part="slot" {...slot} rx={4} />
      <text data-part="label" x={label.x} y={label.y}>
        {label.text}
      </text>
      {bars.map(({ series, ...box }) => (
        <rect
          key={series}
          data-part="bar"
          data-series={series}
          {...box}
          {...(series === 1 && { fill: fillOfSecond })}
        />
      ))}
      {values.map(({ text, x, y }) => (
        <text key={y} data-part="value" x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
}
