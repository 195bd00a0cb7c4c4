export const commandPaletteWords = { title: 'Search', results: 'Results', close: 'Close search' };
