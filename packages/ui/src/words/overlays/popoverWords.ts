export const popoverWords = { close: (title: string) => `Close ${title}` };
