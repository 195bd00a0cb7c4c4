/**
 * The text as a part of a selector: what is no letter, digit, hyphen or line is behind a backslash, and
 * so is a digit at the start.
 */
const escape = (text: string) =>
  text
    .replaceAll(/[^\w\u0080-\uFFFF-]/g, '\\$&')
    .replace(/^-?\d/, (start) => start.replace(/\d/, (digit) => `\\3${digit} `));

/** A document without styles supports none of them. */
const supports = () => false;

/** Gives the document what code asks about styles. */
export function addCss(): void {
  if (!(Reflect.get(globalThis, 'CSS') instanceof Object)) {
    Object.defineProperty(globalThis, 'CSS', {
      value: { escape, supports },
      configurable: true,
      writable: true,
    });
  }
}
