import { bar } from './bar.ts';
import { grid } from './grid.ts';
import { navigation } from './navigation.ts';
import { print } from './print.ts';
import { rail } from './rail.ts';
import { widths } from './widths.ts';

/**
 * The style of an app's frame: its side and top navigation, bar, page and footer, by classes that
 * begin with `frame`. Add it to the document after `themeCss()`; the order of the two matters.
 */
export const frameCss = (): string => [grid, navigation, bar, widths, rail, print].join('');
