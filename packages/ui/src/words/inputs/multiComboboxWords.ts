export const multiComboboxWords = {
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  chosen: (_count: number, formatted: string) => `${formatted} chosen`,
  noneChosen: 'None chosen',
  howToClear: 'To clear the selection, press Delete or Backspace',
  limited: (_limit: number, formatted: string) =>
    `Type to narrow: you can choose up to ${formatted}`,
  selectAll: (_count: number, formatted: string) => `Select all ${formatted} shown`,
  clearAll: (_count: number, formatted: string) => `Clear all ${formatted} shown`,
  cleared: (_count: number, formatted: string) => `${formatted} cleared`,
  tokens: (label: string) => `Chosen: ${label}`,
  remove: (value: string) => `Remove ${value}`,
  removed: (value: string) => `${value} removed`,
  /** The parts of a pasted list that are no value. */
  unknown: (texts: string) => `Not found: ${texts}.`,
  leftOut: (_count: number, formatted: string, _limit: number, formattedLimit: string) =>
    `${formatted} left out: you can choose up to ${formattedLimit}.`,
  more: (_count: number, formatted: string) => `Show ${formatted} more`,
};
