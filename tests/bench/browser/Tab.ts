import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from './connect.ts';

const left = { button: 'left', clickCount: 1 };

/** A JavaScript expression for the element of a CSS selector, or of an XPath that begins with `//`. */
const element = (selector: string) =>
  selector.startsWith('//')
    ? `document.evaluate(${JSON.stringify(selector)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue`
    : `document.querySelector(${JSON.stringify(selector)})`;

/** A tab that is measured. */
export class Tab {
  readonly #send: Send;
  readonly #session: string;
  readonly close: () => Promise<void>;

  constructor(send: Send, session: string, close: () => Promise<void>) {
    this.#send = send;
    this.#session = session;
    this.close = close;
  }

  send(method: string, params?: object): Promise<unknown> {
    return this.#send(method, params, this.#session);
  }

  async goto(address: string): Promise<void> {
    await this.send('Page.navigate', { url: address });
  }

  /** The value of an expression in the page. A promise is resolved. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Value }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
    return result.value;
  }

  /** Waits until an expression is true. It is evaluated rarely, because that costs the page time. */
  async until(expression: string): Promise<void> {
    for (let tries = 0; tries < 150; tries += 1) {
      // Between two documents no expression can be evaluated.
      if (await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await sleep(100);
    }
    throw new Error(`Not within 15 s: ${expression}`);
  }

  /** Moves the pointer over an element, and returns its center. */
  async hover(selector: string): Promise<{ x: number; y: number }> {
    await this.until(element(selector));
    const middle = await this.evaluate<{ x: number; y: number }>(`(() => {
      const found = ${element(selector)};
      found.scrollIntoViewIfNeeded();
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...middle });
    return middle;
  }

  async click(selector: string): Promise<void> {
    const middle = await this.hover(selector);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', { type, ...middle, ...left });
    }
  }

  /** Presses the key of a letter. */
  async press(letter: string): Promise<void> {
    const upper = letter.toUpperCase();
    const key = { key: letter, code: `Key${upper}`, windowsVirtualKeyCode: upper.charCodeAt(0) };
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  async escape(): Promise<void> {
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    await this.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  /** Moves the pointer over an element a moment before the press, like a user. */
  async point(selector: string): Promise<void> {
    await this.hover(selector);
    await sleep(150);
  }

  /** Does something, and returns the milliseconds from its event to the paint of a changed element. */
  async timed(event: string, changes: string, act: () => Promise<void>): Promise<number> {
    await this.evaluate(`probe.arm(${JSON.stringify(event)}, ${JSON.stringify(changes)})`);
    await act();
    const time = await this.evaluate<number>('probe.effect');
    await sleep(600);
    return time;
  }

  /** The time of the renderer's main thread so far, in milliseconds. */
  async mainThread(): Promise<number> {
    const { metrics } = (await this.send('Performance.getMetrics')) as {
      metrics: { name: string; value: number }[];
    };
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}
