const fields =
  ':is(input:not([type="hidden"]), select, textarea, [role="switch"]):enabled:not([tabindex="-1"])';

/** The first field of a dialog's content, which takes the focus; of radios the chosen one. */
export function firstField(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(fields);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const group = `input[type="radio"][name="${CSS.escape(first.name)}"]:checked`;
  return content.querySelector<HTMLElement>(group) ?? first;
}
