export const filterPanelWords = {
  title: 'Filters',
  show: (result: string) => `Show ${result}`,
  showResults: 'Show results',
  reset: 'Reset',
  more: 'More commands',
};
