import { expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

it('writes the items of a list in one line, without tags', () => {
  const html =
    '<ul><li><a href="/policy/A1">A1</a>, Ortiz &amp; Sons</li><li>A2</li></ul><p>And 2.</p>';
  expect(textOfHtml(html)).toBe('A1, Ortiz & Sons; A2 And 2.');
});

it('leaves an unknown entity as it is', () => {
  expect(textOfHtml('1 &permil; of')).toBe('1 &permil; of');
});
