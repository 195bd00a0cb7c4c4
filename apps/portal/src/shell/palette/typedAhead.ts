/** What a key does to a text that nobody sees yet; undefined for keys that write nothing. */
function typed(text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  // Every other key has a name of several letters.
  return /^.$/u.test(key) ? text + key : undefined;
}

let text = '';
let isListening = false;

function listen(event: KeyboardEvent): void {
  if (event.isComposing) return;
  const next = typed(text, event);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  text = next;
}

/** Keys that are typed while the palette's code is still on its way: none is lost, or lands elsewhere. */
export const typedAhead = {
  begin(): void {
    if (isListening) return;
    text = '';
    isListening = true;
    document.addEventListener('keydown', listen, true);
  },
  read: () => text,
  end(): void {
    isListening = false;
    document.removeEventListener('keydown', listen, true);
  },
};
