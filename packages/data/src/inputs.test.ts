import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accepts, datePlaces, type InputPlace, textPlaces } from './testing/textPlaces.ts';
import { asOneLine } from './oneLine.ts';

const named = (places: readonly InputPlace[]) =>
  places.map(({ endpoint, path, ...place }) => ({ name: `${endpoint.name} ${path}`, ...place }));

/** A day in the form of a sample: `2026-01-31`, the same with a time, or `01/31/2026`. */
function likeSample(sample: string, day: string): string {
  if (!sample.includes('/')) return day + sample.slice('2026-01-31'.length);
  const parts = day.split('-');
  return [...parts.slice(-2), parts.slice(0, -2).join('-')].join('/');
}

describe('a date in a request', () => {
  const dates = named(datePlaces);

  it('is found in each part of a call', () => {
    const names = dates.map(({ name }) => name);
    expect(names).toContain('getExpectedCommissions query.CycleEndDate');
    expect(names).toContain('getPendingPolicyRequirements query.filters.dateFrom');
    expect(names).toContain('getIndividualSummary query.transactionFromDate');
    expect(names).toContain('changeSubAccount body.endsOn');
    expect(names).toContain('updatePolicyDeliveryOptions query.LastSavedDate');
  });

  it('is from 1900 to 2199', () => {
    const odd = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'];
    for (const { name, schema, sample } of dates) {
      for (const day of ['1900-01-01', '2199-12-31', '2024-02-29'])
        expect.soft(accepts(schema, likeSample(sample, day)), `${name} ${day}`).toBe(true);
      for (const day of [...odd, '+010000-01-01', '-000001-01-01', '2025-02-29', '2026-13-01'])
        expect.soft(accepts(schema, likeSample(sample, day)), `${name} ${day}`).toBe(false);
    }
  });
});

describe('a text in a request that people read later', () => {
  const texts = named(textPlaces);
  const severalLines = new Set([
    'takeAction body.note',
    'takeActionWithDocuments body.note',
    'saveContact body.note',
    'saveFollowUp body.note',
    'requestContacts body.note',
    'setFollowUps body.note',
  ]);

  it('is found in each part of a call', () => {
    expect(texts.map(({ name }) => name).toSorted()).toEqual([
      'addDistributionEmail query.email',
      'addPasskey body.name',
      'changeSubAccount body.handOverTo',
      'changeSubAccount body.takesOver',
      'correctRecipient body.recipientEmail',
      'deleteFollowUp params.key',
      'deleteView query.name',
      'impersonate body.reason',
      'inviteSubAccount body.emailAddress',
      'inviteSubAccount body.firstName',
      'inviteSubAccount body.lastName',
      'inviteSubAccount body.takesOver',
      'openItem body.key',
      'removeSubAccount query.handOverTo',
      'requestContacts body.contactEmail',
      'requestContacts body.note',
      'saveContact body.key',
      'saveContact body.note',
      'saveFollowUp body.key',
      'saveFollowUp body.note',
      'saveView body.formerName',
      'saveView body.name',
      'setFollowUps body.note',
      'takeAction body.contactEmail',
      'takeAction body.note',
      'takeActionWithDocuments body.contactEmail',
      'takeActionWithDocuments body.note',
      'updatePolicyDeliveryOptions query.Email',
      'voidCase body.reason',
    ]);
  });

  it('loses its invisible characters', () => {
    const invisible = [
      '\u0000',
      '\u001B',
      '\u007F',
      '\u00AD',
      '\u061C',
      '\u200B',
      '\u200D',
      '\u202E',
    ];
    for (const { name, schema, sample } of texts) {
      const read = (text: string) => z.safeParse(schema, text).data;
      for (const character of [...invisible, '\u2066', '\uFEFF', '\u3164', '\u{E0041}'])
        expect.soft(read(sample.slice(0, 4) + character + sample.slice(4)), name).toBe(sample);
      expect.soft(read(` ${sample}\u00A0\u200B`), name).toBe(sample);
      expect.soft(accepts(schema, '\u200B'.repeat(20)), name).toBe(accepts(schema, ''));
    }
  });

  it('has line breaks only in a note', () => {
    for (const { name, schema, sample } of texts) {
      const note = severalLines.has(name) ? `${sample.slice(0, 4)}\n${sample.slice(4)}` : undefined;
      for (const lineEnd of ['\n', '\r\n', '\v', '\f', '\u0085', '\u2028']) {
        const result = z.safeParse(schema, sample.slice(0, 4) + lineEnd + sample.slice(4));
        expect.soft(result.data, `${name} ${JSON.stringify(lineEnd)}`).toBe(note);
      }
    }
  });

  it('is read quickly, however large', () => {
    for (const { name, schema } of texts) {
      const began = performance.now();
      for (const unit of ['"', '(', '<a@', ' a', '\n', 'mailto:', '\u200D', 'a@a.', ';'])
        z.safeParse(schema, `${unit.repeat(50_000)}a${')'.repeat(50_000)}`);
      expect.soft(performance.now() - began, name).toBeLessThan(2000);
    }
  }, 60_000);

  it('may be in any language', () => {
    for (const { name, schema } of texts.filter(({ sample }) => !sample.includes('@'))) {
      for (const text of [
        'नमस्\u200Dते नमस्\u200Dते',
        '👩🏽\u200D⚕\uFE0F and 👨\u200D👩\u200D👧',
        'Nguyễn Thị Ánh, José Ñandú',
        'Αλέξανδρος Παπαδόπουλος',
        '山田太郎山田太郎山田',
      ])
        expect.soft(z.safeParse(schema, text).data, name).toBe(text);
    }
  });
});

it('makes one line of what was typed in several', () => {
  expect(asOneLine('  The client\n called\tus. ')).toBe('The client called us.');
});
