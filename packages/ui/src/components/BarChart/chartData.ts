import type { ChartFormat } from './useChartFormats.ts';

/** The meaning of a group of bars. */
export interface ChartCategory {
  /** Its whole name: 'December 2025'. */
  readonly label: string;
  /** The label under its bars where there is little room: 'Dec'. @default label */
  readonly shortLabel?: string | undefined;
}

/** A month as a group of bars; its names are in the way of the locale. */
export interface MonthCategory {
  /** YYYY-MM. */
  readonly month: string;
}

/** A series: one value for each category, or null. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** One series, or two to compare. */
export type ChartSeriesList = readonly [ChartSeries] | readonly [ChartSeries, ChartSeries];

/** The data of a chart with series. */
export interface ChartSource {
  readonly categories: readonly (ChartCategory | MonthCategory)[];
  readonly series: ChartSeriesList;
  /** How a value is written in full; a name follows the locale. @default 'count' */
  readonly format?: ChartFormat | undefined;
  /** A value on the axis: `$10K`. @default the short form of `format`, or `format` itself if it is a function */
  readonly formatTick?: ((value: number) => string) | undefined;
}

/** The data of a chart with the names and formats that it shows. */
export interface ChartData {
  readonly categories: readonly ChartCategory[];
  readonly series: ChartSeriesList;
  /** A value in full: `$1,234.50`. */
  readonly format: (value: number) => string;
  /** A value on the axis: `$10K`. @default format */
  readonly formatTick?: ((value: number) => string) | undefined;
}

/** The text of a category's bars: `June 2026: This year $5,868.72, Last year $7,131.72`. */
export function categoryText(
  { categories, series, format }: ChartData,
  index: number,
  none: string,
): string {
  const values = series.map(({ name, values }) => {
    const value = values[index] ?? null;
    return `${name} ${value === null ? none : format(value)}`;
  });
  return `${categories[index]?.label}: ${values.join(', ')}`;
}

/** Whether there is anything to draw. */
export function hasValues({ categories, series }: ChartData): boolean {
  return categories.some((_, index) => series.some(({ values }) => values[index]));
}
