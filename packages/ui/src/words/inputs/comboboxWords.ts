export const comboboxWords = {
  clear: (label: string) => `Clear ${label}`,
  list: 'Show values',
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
  found: (count: number, formatted: string) =>
    `${formatted} ${count === 1 ? 'result' : 'results'} available`,
  foundFirst: (total: string, shown: string) =>
    `${total} results available, the first ${shown} shown`,
  firstShown: (shown: string, total: string) => `Type to narrow: the first ${shown} of ${total}`,
};
