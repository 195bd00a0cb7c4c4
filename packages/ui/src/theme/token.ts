/** Every semantic token, and what it may be used for. A theme gives each color its value. */
export const colorTokens = {
  canvas: 'The page behind everything.',
  surface: 'Cards, tables, bars, dialogs and controls on the canvas.',
  text: 'Text to read, on canvas, surface and tints.',
  'text-muted': 'Secondary text and placeholders, on canvas and surface.',
  border: 'The outline of a control that can be used.',
  divider: 'Lines that only separate; never the outline of a control.',
  primary: 'The fill of the one primary button, and the mark of the selected page or tab.',
  focus: 'The focus ring, on canvas and surface; a dark region sets it to nav-accent.',
  'primary-hover': 'The primary fill under the pointer.',
  'on-primary': 'Text and icons on a primary fill.',
  link: 'Underlined links, on canvas, surface and tints.',
  danger: 'Errors and overdue: text and icon, on surface and on the danger tint.',
  'danger-tint': 'The background of an error or of an overdue badge.',
  success: 'Done and met: text and icon, on surface and on the success tint.',
  'success-tint': 'The background of a success or of a met badge.',
  warning: 'Waiting and open: text and icon, on surface and on the warning tint.',
  'warning-tint': 'The background of a warning or of an open badge.',
  info: 'Notes without urgency: text and icon, on surface and on the info tint.',
  'info-tint': 'The background of a note.',
  neutral: 'Counts and ended states: text and icon on the neutral tint.',
  'neutral-tint': 'The background of a count or of a neutral badge.',
  selected: 'A selected row, a filter chip, an option under the pointer; text goes on it.',
  hover: 'A row or a quiet control under the pointer; text goes on it.',
  skeleton: 'The shape of what is still loading; never under text.',
  'chart-1': 'The full bars of a chart: its first series, on surface and hover.',
  'chart-2': 'The outline and hatching of the second series, on surface and hover.',
  overlay: 'Over the page behind a dialog or drawer.',
  shadow: 'The shadow of popovers, dialogs and toasts.',
  nav: 'The side navigation, dark in both themes.',
  'nav-text': 'Entries of the side navigation.',
  'nav-text-muted': 'Group names in the side navigation.',
  'nav-selected': 'The entry of the page on screen; nav-text goes on it.',
  'nav-hover': 'An entry under the pointer; nav-text goes on it.',
  'nav-accent': 'The mark and the edge of the selected entry in the side navigation.',
} as const;
export type ColorToken = keyof typeof colorTokens;
export type Colors = Readonly<Record<ColorToken, string>>;

/** Sizes that no theme changes; rem on 16 px for type, px for the rest. */
export const sizeTokens = {
  'space-2': '2px',
  'space-4': '4px',
  'space-8': '8px',
  'space-12': '12px',
  'space-16': '16px',
  'space-24': '24px',
  'space-32': '32px',
  'space-40': '40px',
  'space-48': '48px',
  'space-64': '64px',
  'space-80': '80px',
  'radius-control': '6px',
  'radius-card': '12px',
  'radius-pill': '999px',
  'font-size': '1rem',
  'line-height': '1.5rem',
  'font-size-compact': '0.9375rem',
  'line-height-compact': '1.25rem',
  'font-size-small': '0.875rem',
  'line-height-small': '1.25rem',
  'font-size-h4': '1.125rem',
  'line-height-h4': '1.5rem',
  'font-size-h3': '1.25rem',
  'line-height-h3': '1.75rem',
  'font-size-h2': '1.5rem',
  'line-height-h2': '2rem',
  'font-size-h1': '1.875rem',
  'line-height-h1': '2.375rem',
  'font-weight': '400',
  'font-weight-strong': '600',
  'motion-fast': '100ms',
  motion: '200ms',
  'motion-slow': '300ms',
  icon: '1.25rem',
} as const;

/** Sizes that the density and the pointer change: default, compact, and a coarse pointer. */
export const densityTokens = {
  'row-height': { default: '40px', compact: '36px', touch: '56px' },
  'control-height': { default: '40px', compact: '36px', touch: '44px' },
  target: { default: '24px', compact: '24px', touch: '44px' },
} as const;

export type Token = `color-${ColorToken}` | keyof typeof sizeTokens | keyof typeof densityTokens;

/** The CSS value of a token; a name that does not exist does not compile. */
export function token(name: Token): string {
  return `var(--${name})`;
}
