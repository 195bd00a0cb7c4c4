import type { ChartLayout } from './layoutBars.ts';

/** The lines that values are read off, each with its value; behind the data. */
export function ChartAxis({ ticks, width }: Pick<ChartLayout, 'ticks' | 'width'>) {
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
