export const dialogWords = { close: (title: string) => `Close ${title}` };
