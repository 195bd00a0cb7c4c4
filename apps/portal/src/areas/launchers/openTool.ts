/** The address that a launch opens, and the fields it posts. */
export interface Target {
  readonly url: string;
  /** Posted as a form. Without fields, the address opens as a link. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Posts fields as a form, into the tab or window named `target`. */
function post(url: string, fields: Readonly<Record<string, string>>, target: string): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: url,
    target,
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

export function openHere({ url, fields }: Target): void {
  if (fields) post(url, fields, '_self');
  else globalThis.location.replace(url);
}

/**
 * Opens the tool in a new tab, which gets no access to this one.
 * @returns false when the browser blocks the tab
 */
export function openInNewTab({ url, fields }: Target): boolean {
  const name = `tool-${crypto.randomUUID()}`;
  const tab = globalThis.open('', name);
  if (!tab) return false;
  if (fields) post(url, fields, name);
  else tab.location.replace(url);
  tab.opener = null;
  return true;
}
