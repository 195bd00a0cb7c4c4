import type { NavigationWords } from '../navigation/NavigationWords.ts';

export const navigation: NavigationWords = {};
