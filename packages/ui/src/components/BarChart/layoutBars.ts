import type { ChartData } from './chartData.ts';

/** Pixels of a text of 14 px in our font, on the safe side. */
export const textWidth = (text: string) => Math.ceil(text.length * 7.6);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, by the place of its anchor. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface PlacedBar extends Box {
  /** 0 is the first series. */
  readonly series: number;
}

/** The bars of one category, in their space. */
export interface PlacedGroup {
  readonly slot: Box;
  readonly label: PlacedText;
  readonly bars: readonly PlacedBar[];
  /** The values next to the bars, if there is room for them. */
  readonly values: readonly PlacedText[];
}

/** The layout of a chart, in pixels. */
export interface ChartLayout {
  /** Bars are vertical (`columns`) if all names fit below them, otherwise horizontal (`rows`). */
  readonly direction: 'columns' | 'rows';
  readonly width: number;
  readonly height: number;
  readonly groups: readonly PlacedGroup[];
  /** Lines of the axis, across all bars; with horizontal bars only the zero line. */
  readonly ticks: readonly (PlacedText & { readonly isZero: boolean })[];
}

const plotHeight = 240;
const columnLabels = 32;
const roomAbove = 12;
const thickest = 28;
const least = 480;

const rowLabel = 24;
const rowBar = 18;
const rowGap = 14;

const valuesOf = ({ series }: ChartData) =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

const shortest = ({ categories }: ChartData) =>
  categories.map(({ label, shortLabel = label }) => shortLabel);

/** The round values of an axis, and the position of a value on it. */
function axisOf(data: ChartData) {
  const ticks = niceTicks(valuesOf(data));
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? 0;
  /** The position of a value on the axis, 0 to 1. */
  const along = (value: number) => (high === low ? 0 : (value - low) / (high - low));
  return { ticks, along };
}

/** Cuts off the end of a text that does not fit; the table and the bar's name have all of it. */
export function shorten(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  return `${text.slice(0, Math.max(1, Math.floor(room / 7.6) - 1)).trimEnd()}…`;
}

function columns(data: ChartData, width: number, left: number): ChartLayout {
  const { ticks, along } = axisOf(data);
  const names = shortest(data);
  const slot = (width - left) / names.length;
  const bottom = roomAbove + plotHeight;
  const yOf = (value: number) => bottom - along(value) * plotHeight;
  const thick = Math.min(thickest, (slot * 0.7) / data.series.length);
  const groups = names.map((text, index) => {
    const x = left + index * slot;
    const start = x + (slot - thick * data.series.length) / 2;
    const bars = data.series.flatMap(({ values }, series) => {
      const value = values[index] ?? null;
      if (value === null) return [];
      const y = Math.min(yOf(value), yOf(0));
      const height = Math.abs(yOf(value) - yOf(0));
      return [{ series, x: start + series * thick + 1, y, width: thick - 2, height }];
    });
    const label = { text, x: x + slot / 2, y: bottom + 22 };
    const height = bottom + columnLabels;
    return { slot: { x, y: 0, width: slot, height }, label, bars, values: [] };
  });
  const { format, formatTick = format } = data;
  return {
    direction: 'columns',
    width,
    height: bottom + columnLabels,
    groups,
    ticks: ticks.map((value) => ({
      text: formatTick(value),
      x: left,
      y: yOf(value),
      isZero: value === 0,
    })),
  };
}

function rows(data: ChartData, width: number): ChartLayout {
  const { along } = axisOf(data);
  const room = Math.max(0, ...valuesOf(data).map((value) => textWidth(data.format(value)))) + 8;
  const plot = Math.max(40, width - room);
  const xOf = (value: number) => along(value) * plot;
  const deep = rowLabel + data.series.length * rowBar + rowGap;
  const groups = data.categories.map(({ label }, index) => {
    const y = index * deep;
    const barY = (series: number) => y + rowLabel + series * rowBar;
    const placed = data.series.flatMap(({ values }, series) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ series, value }];
    });
    return {
      slot: { x: 0, y, width, height: deep },
      label: { text: shorten(label, width), x: 0, y: y + 16 },
      bars: placed.map(({ series, value }) => ({
        series,
        x: Math.min(xOf(value), xOf(0)),
        y: barY(series) + 1,
        width: Math.abs(xOf(value) - xOf(0)),
        height: rowBar - 2,
      })),
      values: placed.map(({ series, value }) => ({
        text: data.format(value),
        x: Math.max(xOf(value), xOf(0)) + 6,
        y: barY(series) + 14,
      })),
    };
  });
  const height = data.categories.length * deep;
  const zero = { text: '', x: xOf(0), y: 0, isZero: true };
  return { direction: 'rows', width, height, groups, ticks: [zero] };
}

/** Computes the layout of a chart for a width: the position of each bar, name and value. */
export function layoutBars(data: ChartData, width: number): ChartLayout {
  const { format, formatTick = format } = data;
  const { ticks } = axisOf(data);
  const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick)))) + 12;
  const slot = (width - left) / data.categories.length;
  const widest = Math.max(0, ...shortest(data).map(textWidth)) + 6;
  return width >= least && slot >= widest ? columns(data, width, left) : rows(data, width);
}

/** Steps that people count in, of any power of ten. */
const steps = [1, 2, 2.5, 5, 10] as const;

/**
 * Round values of an axis that includes all of `values` and zero, the smallest first.
 * @param about how many steps there should be; the result may have one or two more or fewer
 */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return [0];
  const rough = (most - least) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  // A product of whole numbers rounds less than a sum of steps.
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
