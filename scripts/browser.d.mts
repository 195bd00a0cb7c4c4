/** Chromium's flags in every test. */
export const browserFlags: string[];

/** The path of the browser that tests use. Undefined means Playwright's own. */
export function browserPath(options?: {
  install?: boolean;
  isWhole?: boolean;
}): Promise<string | undefined>;
