import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { downloadsOf, type Driver, type KeyName, patience } from './Driver.ts';
import { webkitPaths } from './installed.ts';
import { freePort, startProgram } from './programs.ts';

/**
 * Starts a virtual screen, since this browser has no headless mode.
 * @returns the display number, once the screen is ready
 */
async function startScreen(program: string): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startProgram(program, args, {}, ['ignore', 'ignore', 'ignore', 'pipe']);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return `:${String(number).trim()}`;
}

/** Starts the driver, which starts the browser. */
async function connect(home: string): Promise<WebDriver> {
  const paths = webkitPaths();
  if (!paths) throw new Error('WebKit is not installed.');
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloadsOf(home)}"\n`);
  const port = await freePort();
  startProgram(paths.driver, [`--port=${port}`], {
    DISPLAY: await startScreen(paths.screen),
    HOME: home,
    XDG_CONFIG_HOME: home,
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: patience });
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
}

const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

function press(driver: WebDriver, key: KeyName): Promise<void> {
  const actions = driver.actions();
  return key === 'Control+k'
    ? actions.keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform()
    : actions.sendKeys(keys[key]).perform();
}

/** Starts WebKit's browser on a virtual screen, and drives it through WebKit's own driver. */
export async function openWebkit(home: string): Promise<Driver> {
  const driver = await connect(home);
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ width, height }));
  const at = async (xpath: string) => {
    const element = await driver.findElement(By.xpath(xpath));
    // The driver does not scroll.
    await driver.executeScript(
      (found: Element) => found.scrollIntoView({ block: 'center' }),
      element,
    );
    return element;
  };
  await resize(1440, 900);
  return {
    open: (url) => driver.get(url),
    run: (work, text = '') => driver.executeScript(work, text),
    click: async (xpath) => (await at(xpath)).click(),
    choose: async (xpath, value) => {
      // The list is a window of the system, which no driver reaches. So the keyboard chooses.
      const option = await at(`${xpath}/option[@value='${value}']`);
      await (await at(xpath)).sendKeys(await option.getText());
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => press(driver, key),
    resize,
    picture: () => driver.takeScreenshot(),
    close: () => driver.quit(),
  };
}
