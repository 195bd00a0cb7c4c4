import path from 'node:path';

/** The keys that steps press. */
export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Control+k';

/**
 * What the steps need of a browser. An element is named by an XPath; each call fails where it does not
 * work at once, and a `Tab` tries it again.
 */
export interface Driver {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but the text it is given. */
  run<R>(work: (text: string) => R, text?: string): Promise<R>;
  click(xpath: string): Promise<void>;
  /** Chooses an option of a `select` by its value. */
  choose(xpath: string, value: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What is on screen, as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a browser that has nothing in it, at home in a folder of its own. */
export type OpenBrowser = (home: string) => Promise<Driver>;

/** How long something may take that is meant to happen, milliseconds: machines may be slow and busy. */
export const patience = 60_000;

export const downloadsOf = (home: string) => path.join(home, 'Downloads');
