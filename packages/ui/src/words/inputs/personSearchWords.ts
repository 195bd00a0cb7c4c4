export const personSearchWords = { searching: 'Searching…', retry: 'Try again' };
