import { expect, type Locator, type Page } from '@playwright/test';

/** The cost of a task. */
export interface Effort {
  /** Screens, forms or commands: each is one intention of the user. */
  readonly steps: number;
  readonly clicks: number;
  readonly keys: number;
  /** From the first step to the last result on screen, without the time of a user to read and think. */
  readonly milliseconds: number;
}

/**
 * Acts like a user who knows the way, and counts clicks and keys. A typed text counts its characters. A
 * choice in a native list counts two clicks.
 */
export class Actor {
  readonly page: Page;
  #steps = 0;
  #clicks = 0;
  #keys = 0;
  #startedAt = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** One intention: what the user wants to reach next. */
  async step(name: string, run: () => Promise<void>): Promise<void> {
    if (this.#steps === 0) this.#startedAt = performance.now();
    this.#steps += 1;
    await run();
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.#clicks += 1;
  }

  /** Types into a field that has the focus or gets it by a click. */
  async type(target: Locator, text: string): Promise<void> {
    const isFocused = await target.evaluate((element) => element === document.activeElement);
    if (!isFocused) await this.click(target);
    await target.fill(text);
    this.#keys += text.length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.#keys += 1;
  }

  async choose(target: Locator, label: string): Promise<void> {
    await target.selectOption({ label });
    this.#clicks += 2;
  }

  /** Follows an entry of the side navigation, whose parent may be closed. */
  async navigate(parent: string, entry: string): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Main' });
    const button = navigation.getByRole('button', { name: parent });
    if ((await button.getAttribute('aria-expanded')) === 'false') await this.click(button);
    const link = navigation.getByRole('link', { name: new RegExp(`^${entry}( ?,|$)`) });
    await this.click(link);
    await expect(link).toHaveAttribute('aria-current');
  }

  /** Runs a step that ends in a download. @returns the name of the file */
  async download(start: () => Promise<void>): Promise<string> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), start()]);
    await file.path();
    return file.suggestedFilename();
  }

  effort(): Effort {
    return {
      steps: this.#steps,
      clicks: this.#clicks,
      keys: this.#keys,
      milliseconds: performance.now() - this.#startedAt,
    };
  }
}
