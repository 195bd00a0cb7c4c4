import { expect, it } from 'vitest';
import { splitRoot, joinClasses } from './splitRoot.ts';

it('splitRoot gives the outermost element its id, class, style and data, and the component all else', () => {
  const style = { color: 'red' };
  const props = { id: 'a', className: 'b', style, 'data-x': 1, 'aria-describedby': 'c', data: 2 };
  expect(splitRoot(props)).toEqual({
    root: { id: 'a', className: 'b', style, 'data-x': 1 },
    rest: { 'aria-describedby': 'c', data: 2 },
  });
});

it('splitRoot adds the class of an app to its own class', () => {
  expect(joinClasses('own', 'added')).toBe('own added');
  expect(joinClasses('own', undefined)).toBe('own');
  expect(joinClasses('own', '')).toBe('own');
});
