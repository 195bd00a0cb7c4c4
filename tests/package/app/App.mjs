import { createElement as h } from 'react';
import { components } from './examples.mjs';
import { fields } from './fields.mjs';

/** An example of every export that renders, each in its own section. */
export const App = () =>
  h(
    'main',
    null,
    Object.entries({ ...components, ...fields }).map(([name, example]) =>
      h('section', { key: name, 'data-example': name }, h('h2', null, name), example),
    ),
  );
