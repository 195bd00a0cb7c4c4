import { useId, useState } from 'react';
import { categoryText, type ChartData } from './chartData.ts';
import { Readout } from './BarChart.styles.ts';
import { ChartSvg } from './ChartPlot.styles.ts';
import { Hatch } from './Hatch.tsx';
import { type ChartLayout, layoutBars, type PlacedGroup } from './layoutBars.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import { useWidth } from './useWidth.ts';

interface ChartPlotProps {
  readonly data: ChartData;
  /** What a category is, in the middle of a sentence: 'month'. */
  readonly noun: string;
  /** Id of the chart's title. */
  readonly labelledBy: string;
}

/** The picture of a chart: groups of bars that the pointer and the arrow keys read one by one. */
export function ChartPlot({ data, noun, labelledBy }: ChartPlotProps) {
  const [frame, width] = useWidth();
  const hatch = useId();
  const [active, setActive] = useState<number>();
  const { itemProps } = useRovingFocus(data.categories.length);
  const layout = width > 0 ? layoutBars(data, width) : undefined;

  return (
    <div ref={frame}>
      {layout?.direction !== 'rows' && (
        <Readout aria-hidden="true" data-has-value={active === undefined ? undefined : ''}>
          {active === undefined
            ? `Point at a ${noun}, or use the arrow keys, to read its figures.`
            : categoryText(data, active)}
        </Readout>
      )}
      {layout && (
        <ChartSvg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of SVG is a group
          role="group"
          aria-labelledby={labelledBy}
          data-direction={layout.direction}
          width={layout.width}
          height={layout.height}
          onPointerLeave={() => setActive(undefined)}
        >
          <Hatch id={hatch} />
          <Axis layout={layout} />
          {layout.groups.map((group, index) => {
            const { onFocus, ...focus } = itemProps(index);
            return (
              <g
                key={data.categories[index]?.label}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img holds no bars
                role="img"
                aria-label={categoryText(data, index)}
                data-active={index === active ? '' : undefined}
                onPointerEnter={() => setActive(index)}
                onFocus={() => {
                  onFocus();
                  setActive(index);
                }}
                onBlur={() => setActive(undefined)}
                {...focus}
              >
                <rect data-part="slot" {...group.slot} rx={4} />
                <GroupParts group={group} fillOfSecond={`url(#${hatch})`} />
              </g>
            );
          })}
        </ChartSvg>
      )}
    </div>
  );
}

/** What is drawn of a group: its name, its bars and, where there is room, their values. */
function GroupParts({
  group: { label, bars, values },
  fillOfSecond,
}: {
  readonly group: PlacedGroup;
  readonly fillOfSecond: string;
}) {
  return (
    <>
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

/** The lines that values are read off; behind the bars. */
function Axis({ layout }: { readonly layout: ChartLayout }) {
  return (
    <g aria-hidden="true">
      {layout.ticks.map(({ text, x, y, isZero }) =>
        layout.direction === 'columns' ? (
          <g key={y}>
            <line data-zero={isZero || undefined} x1={x} x2={layout.width} y1={y} y2={y} />
            <text data-part="tick" x={x - 8} y={y + 5}>
              {text}
            </text>
          </g>
        ) : (
          <line key={x} data-zero x1={x} x2={x} y1={0} y2={layout.height} />
        ),
      )}
    </g>
  );
}
