import { type DocumentKind, documentKinds } from '@agent-portal/data/policies/uploads/uploadRules';

/** The longest name, in characters, with its ending. */
const longest = 200;

/** Characters that end a line, lead to another folder, or reverse the writing direction. */
const harmful = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/\\]/gu;

/**
 * The name that a document keeps: without folders and harmful characters, and with an ending that fits
 * its content, so that a PDF named `form.exe` is saved as `form.exe.pdf`.
 *
 * @param typed the name of the file on the user's computer
 */
export function documentName(typed: string, kind: DocumentKind): string {
  const base = typed.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = base.replaceAll(harmful, '').trim().replace(/^\.+/, '');
  const [usual, ...others] = documentKinds[kind];
  const ending = clean.split('.').at(-1)?.toLowerCase() ?? '';
  const fits = clean.includes('.') && [usual, ...others].some((one) => one === ending);
  const stem = fits ? clean.slice(0, -ending.length - 1) : clean;
  const kept = fits ? ending : usual;
  return `${Array.from(stem || 'document')
    .slice(0, longest - kept.length - 1)
    .join('')}.${kept}`;
}
