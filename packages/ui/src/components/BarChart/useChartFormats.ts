import {
  formatCount,
  formatMoney,
  formatPercent,
  formatShortCount,
  formatShortMoney,
} from '@agent-portal/format';
import { useFormat } from '../../words/useWords.ts';

/** How the values of a chart are written: in the way of the locale, or by the app's own function. */
export type ChartFormat = 'count' | 'money' | 'percent' | ((value: number) => string);

interface ChartFormats {
  /** A value in full: `$1,234.50`. */
  readonly format: (value: number) => string;
  /** A value on the axis: `$10K`. */
  readonly formatTick: (value: number) => string;
}

/** How a chart writes its values. A function of the app writes the axis too. */
export function useChartFormats(kind: ChartFormat = 'count'): ChartFormats {
  const formats = {
    count: {
      format: useFormat('count', formatCount),
      formatTick: useFormat('shortCount', formatShortCount),
    },
    money: {
      format: useFormat('money', formatMoney),
      formatTick: useFormat('shortMoney', formatShortMoney),
    },
    percent: {
      format: useFormat('percent', formatPercent),
      formatTick: useFormat('percent', formatPercent),
    },
  };
  return typeof kind === 'function' ? { format: kind, formatTick: kind } : formats[kind];
}
