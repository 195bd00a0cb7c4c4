import type { Option } from './Option.ts';

/** Values to choose from that are fetched when they are first wanted. */
export interface OptionSource {
  /** Undefined until they are there. */
  readonly options: readonly Option[] | undefined;
  readonly status: 'loading' | 'ready' | 'error';
  /** Asks again after an error. */
  readonly onRetry: () => void;
}
