import type { Node, SourceModule } from '../snippets/SourceModule.ts';

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replace(/^\| /, '');

const linesOf = (comment: string) => oneLine(comment.replaceAll(/^\s*\*+ ?/gm, ''));

/** A comment without its stars, its tags, and the sections of the specification. */
export const withoutStars = (comment: string) =>
  linesOf(comment)
    .replaceAll(/ \[S\d[^\]]*\]/g, '')
    .replace(/ ?@\w+.*$/, '')
    .trim();

/** The same, with the default value, for which a table of properties has no column. */
export function describedBy(comment: string): string {
  const [, value] = /@default (.*?)(?= @\w|$)/.exec(linesOf(comment).trim()) ?? [];
  return [withoutStars(comment), value && `Default: ${value}.`].filter(Boolean).join(' ');
}

/** What the `@param` tags of a comment say, by parameter, in their order. */
export const parametersIn = (comment: string): ReadonlyMap<string, string> =>
  new Map(
    [...linesOf(comment).matchAll(/@param (\w+) (.*?)(?= @\w|$)/g)].map(
      ([, name = '', text = '']) => [name, text.trim()],
    ),
  );

/** A part of a file on one line, without comments. */
export const textOf = (module: SourceModule, { start, end }: Node) =>
  oneLine(module.text.slice(start, end)).replaceAll(/\/\*\*.*?\*\/ ?/g, '');
