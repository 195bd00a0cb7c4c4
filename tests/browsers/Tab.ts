import { vi } from 'vitest';
import { type Driver, type KeyName, patience } from './Driver.ts';

/** The first visible element at an XPath. Runs in the page. */
function read(xpath: string) {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  for (let at = 0; at < found.snapshotLength; at += 1) {
    const element = found.snapshotItem(at) as HTMLElement;
    if (element.checkVisibility({ visibilityProperty: true })) {
      return { text: element.innerText, hasFocus: element === document.activeElement };
    }
  }
  return undefined;
}

/** A page on screen, used by a user who waits for the page to react. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  get run(): Driver['run'] {
    return this.#driver.run.bind(this.#driver);
  }

  open(address: string): Promise<void> {
    return this.#driver.open(this.#origin + address);
  }

  /** Opens a list, and waits until it reacts: the document shows rows before the portal's code runs. */
  async openList(address: string): Promise<void> {
    await this.open(address);
    await this.seeRows();
  }

  /** Retries an action that may not work yet, because the page is still loading. */
  #until(what: string, work: () => Promise<void>): Promise<void> {
    const attempt = async () => {
      try {
        await work();
      } catch (error) {
        const { name, message } = error as Error;
        throw new Error(`${what}: ${name} ${message}`, { cause: error });
      }
    };
    return vi.waitFor(attempt, { timeout: patience, interval: 50 });
  }

  click(xpath: string): Promise<void> {
    return this.#until(`Click ${xpath}`, () => this.#driver.click(xpath));
  }

  choose(xpath: string, value: string): Promise<void> {
    return this.#until(`Choose ${value} in ${xpath}`, () => this.#driver.choose(xpath, value));
  }

  press(key: KeyName): Promise<void> {
    return this.#driver.press(key);
  }

  /** Types into the element with the focus. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Replaces the text of a field, and retries if the driver loses keys. */
  fill(xpath: string, text: string): Promise<void> {
    return this.#until(`Fill ${xpath}`, async () => {
      await this.#driver.click(xpath);
      await this.run(() => (document.activeElement as HTMLInputElement).select());
      await this.type(text);
      const typed = await this.run(() => (document.activeElement as HTMLInputElement).value);
      if (typed !== text) throw new Error(`The field contains ${JSON.stringify(typed)}.`);
    });
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  /** Waits until the page is in the wanted state. */
  async #see<T>(
    what: string,
    look: () => Promise<T>,
    isWanted: (seen: T) => boolean | undefined,
  ): Promise<T> {
    let seen: T | undefined;
    await this.#until(`See ${what}`, async () => {
      const now = await look();
      seen = now;
      if (!isWanted(now)) throw new Error(`The page has ${JSON.stringify(now)}.`);
    });
    return seen as T;
  }

  /** Waits until an element shows, and returns its text. */
  async see(xpath: string): Promise<string> {
    const shown = await this.#see(xpath, () => this.run(read, xpath), Boolean);
    return shown?.text ?? '';
  }

  async seeGone(xpath: string): Promise<void> {
    await this.#see(
      `nothing at ${xpath}`,
      () => this.run(read, xpath),
      (shown) => !shown,
    );
  }

  async seeText(xpath: string, expected: RegExp): Promise<void> {
    await this.#see(
      `${expected} in ${xpath}`,
      () => this.run(read, xpath),
      (shown) => expected.test(shown?.text ?? ''),
    );
  }

  async seeFocus(xpath: string): Promise<void> {
    await this.#see(
      `the focus on ${xpath}`,
      () => this.run(read, xpath),
      (shown) => shown?.hasFocus,
    );
  }

  /** Waits for this path and query. */
  async seeAddress(expected: RegExp | string): Promise<void> {
    await this.#see(
      `the address ${expected}`,
      () => this.run(() => location.pathname + location.search),
      (address) => (typeof expected === 'string' ? address === expected : expected.test(address)),
    );
  }

  /** Waits until a list shows rows that are not being replaced. */
  async seeRows(count?: number): Promise<void> {
    await this.#see(
      `${count ?? 'some'} rows`,
      () =>
        this.run(() =>
          document.querySelector('#main h1') &&
          !document.querySelector('table[aria-busy="true"], [data-status="refreshing"]')
            ? document.querySelectorAll('table tbody tr').length
            : 0,
        ),
      (rows) => (count === undefined ? rows > 0 : rows === count),
    );
  }

  cookies(): Promise<string> {
    return this.run(() => document.cookie);
  }
}
