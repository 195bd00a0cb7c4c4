// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextEditable } from './nextEditable.ts';

/** The elements that do not show. */
let hidden: readonly string[] = [];
const original = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility');

beforeEach(() => {
  hidden = [];
  Object.defineProperty(Element.prototype, 'checkVisibility', {
    configurable: true,
    value(this: Element) {
      return !hidden.includes(this.id);
    },
  });
  document.body.innerHTML = `<table><tbody>
    ${['a', 'b', 'c', 'd']
      .map(
        (id) => `<tr><td><div data-part="editable" id="${id}">
        <div><button data-part="edit" id="${id}-inner"></button></div>
        ${id === 'c' ? '' : `<button data-part="edit" id="${id}-edit"></button>`}
      </div></td></tr>`,
      )
      .join('')}
    <tr><td><button data-part="edit" id="lone"></button></td></tr>
  </tbody></table><div data-part="editable" id="alone"></div>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  if (original) Object.defineProperty(Element.prototype, 'checkVisibility', original);
  else Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const after = (id: string, by: 1 | -1) => nextEditable(document.getElementById(id)!, by)?.id;

it('is the button of the next cell that shows, or of the one before', () => {
  expect([after('a', 1), after('b', -1)]).toEqual(['b-edit', 'a-edit']);
  // The cell between is being edited and has no button.
  expect([after('b', 1), after('d', -1)]).toEqual(['d-edit', 'b-edit']);
  hidden = ['b'];
  expect([after('a', 1), after('d', -1)]).toEqual(['d-edit', 'a-edit']);
});

it('counts a cell as shown that is left', () => {
  hidden = ['b'];
  expect([after('b', 1), after('b', -1)]).toEqual(['d-edit', 'a-edit']);
});

it('is none at the ends, and outside of a table', () => {
  expect([after('a', -1), after('d', 1)]).toEqual([undefined, undefined]);
  expect([after('alone', 1), after('alone', -1)]).toEqual([undefined, undefined]);
});
