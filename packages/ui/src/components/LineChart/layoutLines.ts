import type { ChartData } from '../BarChart/chartData.ts';
import {
  axisOf,
  type Box,
  type ChartLayout,
  columnLabels,
  type PlacedText,
  plotHeight,
  roomAbove,
  shortest,
  textWidth,
} from '../BarChart/layoutBars.ts';

interface PlacedPoint {
  /** 0 is the first series. */
  readonly series: number;
  readonly x: number;
  readonly y: number;
}

/** The parts of one category, in its space. */
interface PlacedColumn {
  readonly slot: Box;
  /** Its name; left out where names do not fit next to each other. */
  readonly label?: PlacedText;
  readonly points: readonly PlacedPoint[];
}

/** Everything of a line chart, placed, in pixels. */
export interface LineLayout extends Pick<ChartLayout, 'width' | 'height' | 'ticks'> {
  readonly columns: readonly PlacedColumn[];
  /** The path of each series; it breaks where a value is missing. */
  readonly paths: readonly string[];
}

/** Places a line chart in a width: where each point, line, name and value goes. */
export function layoutLines(data: ChartData, width: number): LineLayout {
  const { format, formatTick = format, series } = data;
  const { ticks, along } = axisOf(data);
  const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick)))) + 12;
  const names = shortest(data);
  const slot = (width - left) / names.length;
  const bottom = roomAbove + plotHeight;
  const height = bottom + columnLabels;
  const yOf = (value: number) => bottom - along(value) * plotHeight;
  const xOf = (index: number) => left + (index + 0.5) * slot;
  const widest = Math.max(0, ...names.map(textWidth)) + 6;
  /** Every so many names there is room for one. */
  const every = Math.max(1, Math.ceil(widest / slot));

  const columns = names.map((text, index): PlacedColumn => {
    const points = series.flatMap(({ values }, of) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ series: of, x: xOf(index), y: yOf(value) }];
    });
    return {
      slot: { x: left + index * slot, y: 0, width: slot, height },
      points,
      ...(index % every === 0 && { label: { text, x: xOf(index), y: bottom + 22 } }),
    };
  });

  const paths = series.map(({ values }) =>
    names
      .map((_, index) => {
        const value = values[index] ?? null;
        if (value === null) return '';
        const isStart = (values[index - 1] ?? null) === null;
        return `${isStart ? 'M' : 'L'}${xOf(index)},${yOf(value)}`;
      })
      .join(''),
  );

  return {
    width,
    height,
    columns,
    paths,
    ticks: ticks.map((value) => ({
      text: formatTick(value),
      x: left,
      y: yOf(value),
      isZero: value === 0,
    })),
  };
}
