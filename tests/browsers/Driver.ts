import path from 'node:path';

/** The keys that steps press. */
export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Control+k';

/**
 * The browser functions that the steps use. An XPath names an element. A call that does not work immediately fails,
 * and a `Tab` retries it.
 */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page. The function sees only the text argument. */
  run<R>(work: (text: string) => R, text?: string): Promise<R>;
  click(xpath: string): Promise<void>;
  /** Chooses an option of a `select` by its value. */
  choose(xpath: string, value: string): Promise<void>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A screenshot as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a browser with a new profile in a separate folder. */
export type OpenBrowser = (home: string) => Promise<Driver>;

/** The time limit of each step, in milliseconds: machines may be slow and busy. */
export const patience = 60_000;

export const downloadsOf = (home: string) => path.join(home, 'Downloads');
