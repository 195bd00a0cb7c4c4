export const timelineWords = { done: 'Done', current: 'Current', toCome: 'To come' };
