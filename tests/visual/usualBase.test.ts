import { expect, it } from 'vitest';
import { usualBase } from './storybookOf.ts';

/** A repository that knows only these answers, by the first arguments of git. */
const repository =
  (answers: Readonly<Record<string, string>>) =>
  (...args: readonly string[]) => {
    const answer = answers[args.slice(0, 2).join(' ')];
    if (answer === undefined) throw new Error('fatal: no such revision');
    return answer;
  };

it('is the last release', () => {
  const { revision, why } = usualBase(
    repository({ 'describe --tags': 'v1.2.0', 'merge-base origin/main': 'abc' }),
  );
  expect(revision).toBe('v1.2.0');
  expect(why).toContain('the last release');
});

it.each(['origin/main', 'main'])(
  'is the commit where the branch left %s, if none is released',
  (main) => {
    const { revision, why } = usualBase(repository({ [`merge-base ${main}`]: 'abc' }));
    expect(revision).toBe('abc');
    expect(why).toContain(`There is no release yet (\`npx changeset tag\` marks one)`);
    expect(why).toContain(`where this branch left ${main}.`);
  },
);

it('says what to do if there is neither', () => {
  expect(() => usualBase(repository({}))).toThrow('name a revision, --base REV');
});
