import { bar } from './bar.ts';
import { grid } from './grid.ts';
import { navigation } from './navigation.ts';
import { print } from './print.ts';
import { rail } from './rail.ts';
import { widths } from './widths.ts';

/**
 * The style of an app's frame: its side and top navigation, bar, page and footer, by classes that
 * begin with `frame`. It goes into the document beside `themeCss()`; in the order of its cascade.
 */
export const frameCss = (): string => [grid, navigation, bar, widths, rail, print].join('');
