import { formatCount, formatDay, formatRate, formatShare } from '@agent-portal/format';
import type { Formats } from '../../words/Formats.ts';
import { useFormat } from '../../words/useWords.ts';

/** How cells write values. */
export type CellFormats = Pick<Formats, 'day' | 'rate' | 'share' | 'count'>;

/** How cells write values in the language of the nearest `LocaleProvider`. */
export const useCellFormats = (): CellFormats => ({
  day: useFormat('day', formatDay),
  rate: useFormat('rate', formatRate),
  share: useFormat('share', formatShare),
  count: useFormat('count', formatCount),
});
