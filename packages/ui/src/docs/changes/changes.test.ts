import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesOf, releasedNotes, statusOf, waitingNote } from './changes.ts';
import { guides } from '../guides/guides.ts';

const guide = { job: 'Do it', use: 'Always.', avoid: 'Never.' };
const file = (kind: string, text: string) => `---\n'@agent-portal/ui': ${kind}\n---\n\n${text}\n`;

const root = path.join(import.meta.dirname, '../../../../..');
const notes = globSync('.changeset/*.md', { cwd: root }).flatMap(
  (name) => waitingNote(readFileSync(path.join(root, name), 'utf8')) ?? [],
);

const changelog = `# @agent-portal/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: New: \`Dialog\` asks.

### Patch Changes

- \`Menu\` closes.
  It also opens.

## 0.2.0

### Minor Changes

- The first.
`;

describe('the changes of a component', () => {
  it('are read from a note that waits, with its kind', () => {
    expect(waitingNote(file('minor', 'One.\n\nTwo --- three.'))).toEqual({
      kind: 'minor',
      text: 'One.\n\nTwo --- three.',
    });
    expect(waitingNote(file('minor', ''))).toBeUndefined();
  });

  it('are read from the releases', () => {
    expect(releasedNotes(changelog)).toEqual([
      { version: '0.3.0', kind: 'minor', text: 'New: `Dialog` asks.' },
      { version: '0.3.0', kind: 'patch', text: '`Menu` closes.\nIt also opens.' },
      { version: '0.2.0', kind: 'minor', text: 'The first.' },
    ]);
  });

  it.each([
    ['`Dialog` has `size`. It opens. `Menu` closes.', '`Dialog` has `size`. It opens.'],
    ['Late. `Menu` and `Dialog` close. `Menu` opens.', '`Menu` and `Dialog` close.'],
    ['`Dialog` asks.\n\nTables are wider.', '`Dialog` asks.'],
    ['A `<Dialog {...useIt({ at: 1. })} />` asks.', 'A `<Dialog {...useIt({ at: 1. })} />` asks.'],
    ['`DialogHeader` and Dialog go.', undefined],
  ])('are the sentences that name it: %s', (text, expected) => {
    expect(changesOf('Dialog', [{ kind: 'patch', text }])[0]?.text).toBe(expected);
  });

  it.each([
    ['new', [{ kind: 'minor', text: 'New: `Dialog` asks.' }]],
    ['stable', [{ kind: 'minor', text: '`Dialog` has `size`.' }]],
    ['stable', [{ kind: 'patch', text: 'New: `Dialog` asks.' }]],
    ['stable', [{ version: '0.3.0', kind: 'minor', text: 'New: `Dialog` asks.' }]],
    ['stable', []],
  ])('say that it is %s: %j', (status, notes) => {
    expect(statusOf(changesOf('Dialog', notes), guide)).toBe(status);
  });

  it('do not matter where a guide says that it goes away', () => {
    const changes = [{ kind: 'minor', text: 'New: `Dialog` asks.' }];
    expect(statusOf(changes, { ...guide, deprecated: 'Take `Sheet`.' })).toBe('deprecated');
  });

  it('are found in the notes of the repository', () => {
    // A release empties the folder.
    const named = Object.keys(guides).filter((name) => changesOf(name, notes).length > 0);
    expect(notes.length === 0 || named.length > 0).toBe(true);
  });

  it('are in notes that write the name of each component in backticks', () => {
    // A name without backticks reaches no page. What is in quotation marks is a text on screen.
    const bare = new RegExp(String.raw`\b(?:${Object.keys(guides).join('|')})\b`, 'g');
    const quoted = /`[^`]*`|(?<!\w)'[^'`]+'(?!\w)/g;
    const found = notes.flatMap(({ text }) => text.replaceAll(quoted, '…').match(bare) ?? []);
    expect(found).toEqual([]);
  });
});
