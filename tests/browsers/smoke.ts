import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../spawnCarrier.ts';
import { downloadsOf, type Driver, type OpenBrowser } from './Driver.ts';
import { type Scene, steps } from './steps.ts';
import { Tab } from './Tab.ts';

/** The file for a screenshot when a step fails. The text of the page is printed. */
const pictures = path.join(root, 'test-results/browsers');

interface Smoke {
  readonly browser: string;
  readonly isInstalled: boolean;
  readonly open: OpenBrowser;
  readonly csrfCookie: string;
}

/** Runs all steps in one browser, against the carrier that both browsers share, over plain HTTP. */
export function smoke({ browser, isInstalled, open, csrfCookie }: Smoke): void {
  let home = '';
  let driver: Driver | undefined;
  let scene: Scene | undefined;
  let isOver = false;

  beforeAll(async () => {
    if (!isInstalled) return;
    home = mkdtempSync(path.join(tmpdir(), 'agent-portal-browser-'));
    const downloads = downloadsOf(home);
    mkdirSync(downloads);
    driver = await open(home);
    scene = { tab: new Tab(driver, inject('carrier')), browser, downloads, csrfCookie };
  });
  afterAll(async () => {
    await driver?.close();
    if (home) rmSync(home, { recursive: true, force: true });
  });

  test.skipIf(!isInstalled).for(steps)('%s', async ([, take], { skip, onTestFailed }) => {
    skip(isOver || !scene, 'A step before it failed.');
    isOver = true;
    onTestFailed(async () => {
      mkdirSync(pictures, { recursive: true });
      writeFileSync(path.join(pictures, `${browser}.png`), await driver!.picture(), 'base64');
      process.stderr.write(`${await driver!.run(() => document.body.innerText)}\n`);
    });
    await expect(take(scene!)).resolves.toBeUndefined();
    isOver = false;
  });
}
