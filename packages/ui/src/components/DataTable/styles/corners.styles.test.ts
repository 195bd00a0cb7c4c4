import { expect, it } from 'vitest';
import { cornerStyles } from './corners.styles.ts';

it('uses no :has() of the frame, because an open filter would restyle all cells', () => {
  const styles = cornerStyles.map(String).join('');
  expect(styles).toContain("[data-part='toolbar']");
  expect(styles).not.toContain(':has(');
});
