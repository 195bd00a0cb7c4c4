/**
 * Drawings of lucide.dev, each as one path of a square of 24: the icons that most first screens show. A name a
 * constant, so that an app loads only those that it shows. License: ISC, in docs/dependencies.md.
 */
export const arrowDown = 'M12 5v14m7-7-7 7-7-7';
export const arrowUp = 'm5 12 7-7 7 7m-7 7V5';
export const arrowUpDown = 'm21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16';
export const chevronDown = 'm6 9 6 6 6-6';
export const chevronLeft = 'm15 18-6-6 6-6';
export const chevronRight = 'm9 18 6-6-6-6';
export const circleAlert = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4m0 4h.01';
export const circleCheck = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14-3-5.5 5.5L8 12';
export const cross = 'M18 6 6 18M6 6l12 12';
export const download = 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5';
export const ellipsis =
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0';
export const info = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4h.01';
export const lock =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2m2 0V7a5 5 0 0 1 10 0v4';
export const menu = 'M4 5h16M4 12h16M4 19h16';
export const panelLeft =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 0v18';
export const search = 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0';
export const sliders = 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7M8 10v4m0-2H3';
export const triangleAlert =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01';
