import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.mjs';

/** Chromium's flags in every test: no sandbox (containers), no GPU, and no network calls by itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The headless shell of Chromium. It is enough for tests, and a page takes it less than half the time
 * of the processor. Playwright's own browser is one too.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The Chrome or Chromium of this machine, if there is one. */
function installedBrowser(isWhole) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const wanted = isWhole ? names : [...shells, ...names];
  const onPath = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...applications].find(isExecutable);
}

/**
 * The browser that tests use: CHROME_PATH, else an installed Chrome or Chromium (the headless shell
 * first), else Playwright's own.
 * @param {{ install?: boolean, isWhole?: boolean }} [options] install downloads Playwright's own if
 * there is no other; isWhole excludes the headless shell, to measure what users have
 * @returns {Promise<string
 * undefined>} its path; undefined means Playwright's own
 */
export async function browserPath({ install = false, isWhole = false } = {}) {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !isExecutable(wanted)) {
    throw new Error(
      `CHROME_PATH is ${wanted}, which cannot be run. Point it at a Chrome or Chromium, or unset it.`,
    );
  }
  const found = wanted || installedBrowser(isWhole);
  if (found || !install || isExecutable(chromium.executablePath())) return found;
  const { code } = await run('playwright', ['install', 'chromium']);
  if (code !== 0) {
    throw new Error(
      'No browser was found, and none could be downloaded. Install Chrome or Chromium, or set CHROME_PATH.',
    );
  }
  return undefined;
}
