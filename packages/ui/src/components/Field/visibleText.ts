import { stripInvisible } from '@agent-portal/format';

/** Removes invisible characters from a typed or pasted text. The caret does not move. */
export function visibleText(input: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart } = input;
  const text = stripInvisible(value);
  if (text === value) return text;
  input.value = text;
  // An input of e-mail addresses has no caret for scripts.
  if (selectionStart !== null) {
    const caret = stripInvisible(value.slice(0, selectionStart)).length;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
