export const multiComboboxWords = {
  chosen: (count: string) => `${count} chosen`,
  noneChosen: 'None chosen',
  howToClear: 'To clear selection, press Delete or Backspace',
  limited: (limit: string) => `Type to narrow: up to ${limit} can be chosen`,
  selectAll: (count: string) => `Select all ${count} shown`,
  clearAll: (count: string) => `Clear all ${count} shown`,
  tokens: (label: string) => `Chosen: ${label}`,
  remove: (value: string) => `Remove ${value}`,
  removed: (value: string) => `${value} removed`,
  more: (count: string) => `Show ${count} more`,
};
