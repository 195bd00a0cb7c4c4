import { isComposing } from '@agent-portal/ui/isComposing';

/** The text after a key, before a field shows it; undefined for keys that type no text. */
function typed(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // All other keys have names of several letters.
  return /^.$/u.test(key) ? text + key : undefined;
}

/**
 * Buffers the keys that are typed while the palette's code loads, so that no key is lost or reaches the page.
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
    if (isComposing(event)) return;
    const isEscape = event.key === 'Escape';
    const next = typed(text, event);
    if (next === undefined && !isEscape && event.key !== 'Enter') return;
    // These keys must not reach the focused element of the page.
    event.preventDefault();
    event.stopPropagation();
    // Enter applies to the text before it: typing more cancels it.
    isEntered = event.key === 'Enter';
    text = next ?? text;
    if (!isEscape) return;
    end();
    cancel();
  }

  return {
    /** @param onCancel called if the user cancels before the palette has loaded */
    begin(onCancel: () => void): void {
      if (isListening) return;
      cancel = onCancel;
      text = '';
      isEntered = false;
      isListening = true;
      document.addEventListener('keydown', listen, { capture: true, signal });
    },
    read: () => text,
    /** Whether the user pressed Enter after the last letter. */
    isEntered: () => isEntered,
    /** Ends the buffering, because the palette has the focus now. Returns the text typed so far. */
    end,
  };
}
