import { expect, waitFor } from 'storybook/test';

/** How long the focus may take, in milliseconds. */
const timeout = 3000;

/**
 * Makes `toHaveFocus` wait. An effect moves the focus after the elements that a play function finds are on the page,
 * and on a busy machine much later.
 */
export function waitForFocus(): void {
  expect.extend({
    async toHaveFocus(element: Element) {
      const hasFocus = () => element.ownerDocument.activeElement === element;
      const look = () => {
        if (hasFocus() === this.isNot) throw new Error('Not yet.');
      };
      await waitFor(look, { timeout }).catch(() => undefined);
      const focused = element.ownerDocument.activeElement?.outerHTML.slice(0, 200);
      return {
        pass: hasFocus(),
        message: () =>
          `The focus is ${this.isNot ? 'still ' : ''}on ${focused}, not on ${element.outerHTML.slice(0, 200)}`,
      };
    },
  });
}
