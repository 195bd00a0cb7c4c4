import type { textInputWords } from './textInputWords.ts';

/** The texts of 'Components/Inputs'. */
export interface InputWords {
  readonly TextInput: typeof textInputWords;
}
