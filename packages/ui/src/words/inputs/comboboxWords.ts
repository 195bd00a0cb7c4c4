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
