import { describe, expect, it } from 'vitest';
import { exportedNames, problemOf } from '../../scripts/fileNames.mjs';

describe('the name of a file', () => {
  it('is that of its only exported value, in any case', () => {
    expect(problemOf('src/formatMoney.ts', 'export const formatMoney = 1;')).toBeUndefined();
    expect(problemOf('src/Money.tsx', 'export function money() { return <p />; }')).toBeUndefined();
    expect(problemOf('src/money.ts', 'export const formatMoney = 1;')).toContain('formatMoney');
    expect(problemOf('src/money.ts', 'const a = 1; export { a as formatMoney };')).toContain(
      'formatMoney',
    );
  });

  it('can be that of an exported type', () => {
    const code = 'export type Money = number; export const createMoney = (a: Money) => a;';
    expect(problemOf('src/Money.ts', code)).toBeUndefined();
  });

  it('is free for several values, and for the parts that every area has', () => {
    expect(problemOf('src/dates.ts', 'export const a = 1; export class B {}')).toBeUndefined();
    expect(problemOf('src/claims/routes.ts', 'export const claimsRoutes = [];')).toBeUndefined();
    expect(problemOf('src/money.test.ts', 'export const formatMoney = 1;')).toBeUndefined();
  });

  it('does not depend on exported types alone', () => {
    const code = 'type A = 1; export type { A }; export interface C { a: 1 }';
    expect(exportedNames(code)).toEqual({ values: [], types: ['A', 'C'] });
    expect(problemOf('src/other.ts', code)).toBeUndefined();
  });
});
