export const tableSettingsWords = {
  open: 'Customize',
  title: 'Customize table',
  useDefaults: 'Use defaults',
  done: 'Done',
};
