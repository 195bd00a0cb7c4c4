import type { DataWords } from './data/DataWords.ts';
import type { FeedbackWords } from './feedback/FeedbackWords.ts';
import type { InputWords } from './inputs/InputWords.ts';
import type { NavigationWords } from './navigation/NavigationWords.ts';
import type { OverlayWords } from './overlays/OverlayWords.ts';

/** Every text that the package itself writes, by component. */
export interface Words
  extends InputWords, OverlayWords, DataWords, FeedbackWords, NavigationWords {}

/** The texts of another language; what is missing stays English. */
export type WordsOf = { readonly [Name in keyof Words]?: Partial<Words[Name]> | undefined };
