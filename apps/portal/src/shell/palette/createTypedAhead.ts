/** What a key does to a text that nobody sees yet; undefined for keys that write nothing. */
function typed(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // Every other key has a name of several letters.
  return /^.$/u.test(key) ? text + key : undefined;
}

/**
 * Keys that are typed while the palette's code is still on its way: none is lost, or lands elsewhere.
 * @param signal aborts when the portal stops
 */
export function createTypedAhead(signal: AbortSignal) {
  let text = '';
  let isEntered = false;
  let isListening = false;
  let cancel = () => {};

  function end(): string {
    isListening = false;
    document.removeEventListener('keydown', listen, true);
    return text;
  }

  function listen(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const isEscape = event.key === 'Escape';
    const next = typed(text, event);
    if (next === undefined && !isEscape && event.key !== 'Enter') return;
    // None of these keys may act on the page's element that has the focus.
    event.preventDefault();
    event.stopPropagation();
    // Enter counts for the text before it: what is typed after it takes it back.
    isEntered = event.key === 'Enter';
    text = next ?? text;
    if (!isEscape) return;
    end();
    cancel();
  }

  return {
    /** @param onCancel the user leaves the palette before it is there */
    begin(onCancel: () => void): void {
      if (isListening) return;
      cancel = onCancel;
      text = '';
      isEntered = false;
      isListening = true;
      document.addEventListener('keydown', listen, { capture: true, signal });
    },
    read: () => text,
    /** Whether Enter was pressed after the last letter. */
    isEntered: () => isEntered,
    /** The palette has the focus from here on: gives what was typed until now. */
    end,
  };
}
