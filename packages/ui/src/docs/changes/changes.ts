import type { ComponentGuide } from '../guides/ComponentGuide.ts';

/** What changed, in one release or in none yet. */
export interface Note {
  /** The release that has it; none for the next one. */
  readonly version?: string;
  readonly kind: string;
  readonly text: string;
}

/** A note that waits for a release, as Changesets write it; none where the file holds no text. */
export function waitingNote(file: string): Note | undefined {
  const [, head = '', ...rest] = file.split(/^---$/m);
  const text = rest.join('---').trim();
  return text === ''
    ? undefined
    : { kind: /: (major|minor|patch)/.exec(head)?.[1] ?? 'patch', text };
}

/** The notes of a CHANGELOG.md, as Changesets write it: releases, kinds, and an item a note. */
export function releasedNotes(changelog: string): readonly Note[] {
  return changelog.split(/^## /m).flatMap((release) => {
    const version = /^v?(\d\S*)/.exec(release)?.[1];
    if (version === undefined) return [];
    return release.split(/^### /m).flatMap((part) => {
      const kind = /^(major|minor|patch)/i.exec(part)?.[1]?.toLowerCase();
      if (kind === undefined) return [];
      return part
        .split(/^- (?:[\da-f]{7,}: )?/m)
        .slice(1)
        .map((text) => ({ version, kind, text: text.replaceAll(/\n +/g, '\n').trim() }));
    });
  });
}

/** The sentences of a note. What is in backticks is whole. */
const sentencesOf = (text: string) =>
  (text.match(/(?:`[^`]*`|[^`])+?(?:\.(?=\s+[A-Z`])|$)/g) ?? []).map((part) => part.trim());

/** The names in a sentence: in backticks, alone or as an element with its props. */
const namesIn = (sentence: string) =>
  [...sentence.matchAll(/`<?([A-Z]\w+)[^`]*`/g)].map(([, name = '']) => name);

/** The sentences that name a component, each with those after it that name no other. */
function aboutOf(name: string, text: string) {
  return text
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      let isAbout = false;
      return sentencesOf(paragraph).filter((sentence) => {
        const names = namesIn(sentence);
        if (names.length > 0) isAbout = names.includes(name);
        return isAbout;
      });
    })
    .join(' ');
}

/** What the notes say about a component, the latest release first. */
export function changesOf(name: string, notes: readonly Note[]): readonly Note[] {
  return notes.flatMap((note) => {
    const text = aboutOf(name, note.text);
    return text === '' ? [] : [{ ...note, text }];
  });
}

export type Status = 'deprecated' | 'new' | 'stable';

/** New is what a note of the next release introduces, with 'New: ' before its name. */
export function statusOf(changes: readonly Note[], guide?: ComponentGuide): Status {
  if (guide?.deprecated !== undefined) return 'deprecated';
  const isNew = changes.some(
    ({ version, kind, text }) =>
      version === undefined && kind === 'minor' && text.startsWith('New: '),
  );
  return isNew ? 'new' : 'stable';
}
