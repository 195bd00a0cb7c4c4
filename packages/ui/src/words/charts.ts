export const chartWords = {
  empty: 'There are no figures to show.',
  show: 'Show figures',
  hide: 'Hide figures',
  asChart: 'Show as chart',
  asTable: 'Show as table',
  isChart: (title: string) => `${title} is shown as a chart`,
  isTable: (title: string) => `${title} is shown as a table`,
  readout: (noun: string) => `Point at a ${noun}, or use the arrow keys, to read its figures.`,
  none: 'none',
};

export const statTileWords = {
  loading: 'Loading',
};

export const timelineWords = { done: 'Done', current: 'Current', toCome: 'To come' };
