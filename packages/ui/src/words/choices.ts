export const comboboxWords = {
  clear: (label: string) => `Clear ${label}`,
  list: (label: string) => `Show values of ${label}`,
  refused: (label: string, text: string) =>
    `${label}: “${text}” is not one of the values. Choose one from the list.`,
  cannotBeChosen: (label: string, why: string | undefined) =>
    why ? `${label} cannot be chosen: ${why}` : `${label} cannot be chosen.`,
  loading: 'Loading values…',
  failed: 'The values could not be loaded.',
  retry: 'Try again',
  nothingFound: (text: string) => `Nothing found for “${text}”.`,
  none: 'There are no values.',
  typeToSearch: 'Type to search.',
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  found: (count: number, formatted: string) =>
    `${formatted} ${count === 1 ? 'result' : 'results'} available`,
  foundFirst: (_total: number, formatted: string, _shown: number, formattedShown: string) =>
    `${formatted} results available, the first ${formattedShown} shown`,
  firstShown: (_shown: number, formatted: string, _total: number, formattedTotal: string) =>
    `Type to narrow: the first ${formatted} of ${formattedTotal}`,
};

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
  /** The parts of a pasted list that are not values. */
  unknown: (texts: string) => `Not found: ${texts}.`,
  leftOut: (_count: number, formatted: string, _limit: number, formattedLimit: string) =>
    `${formatted} left out: you can choose up to ${formattedLimit}.`,
  more: (_count: number, formatted: string) => `Show ${formatted} more`,
};
