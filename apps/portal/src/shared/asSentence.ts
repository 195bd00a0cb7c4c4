/** A text with a full stop at its end, where it has none: a time of day ends with one, '2:05 p.m.'. */
export const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
