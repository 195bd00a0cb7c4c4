/** Ends a text with a period, unless it already has one, as '2:05 p.m.' does. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
