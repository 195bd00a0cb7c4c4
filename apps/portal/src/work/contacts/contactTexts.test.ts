import { expect, it } from 'vitest';
import { contactText, outcomeText, recordedText } from './contactTexts.ts';

it('the text of a contact names the day of a promised payment', () => {
  expect(outcomeText({ outcome: 'WillPay', willPayOn: '2026-11-24' })).toBe(
    'Will pay on 11/24/2026',
  );
  expect(outcomeText({ outcome: 'LeftMessage', willPayOn: null })).toBe('Left message');
});

const contact = {
  number: 1,
  outcome: 'Reached',
  willPayOn: null,
  nextAttemptOn: '2026-11-25',
  note: 'Call after four.',
  contactedAt: '2026-11-18T15:00:00Z',
  contactedOn: '2026-11-18',
  contactedBy: 'Dana Whitfield',
} as const;

it('the text of another user’s contact names its time, and its day if that is not today', () => {
  expect(recordedText(contact, '2026-11-18')).toMatch(
    /^Dana Whitfield recorded “Reached” at \d+:00 [ap]\.m\.$/,
  );
  expect(recordedText(contact, '2026-11-19')).toMatch(/ on 11\/18\/2026 at \d+:00 [ap]\.m\.$/);
});

it('the text of a contact names the day, the user, the next attempt and the note of a contact', () => {
  expect(contactText(contact)).toMatch(
    /^Reached, 11\/18\/2026, .+, Dana Whitfield\. Next attempt on 11\/25\/2026\. Call after four\.$/,
  );
});
