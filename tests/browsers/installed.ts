import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that is installed. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

export const firefoxPath = () => findProgram('firefox-esr', 'firefox');

/** WebKit's own driver, which starts its browser, and a virtual screen for it. */
export const webkitPaths = () => {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  return driver && screen ? { driver, screen } : undefined;
};
