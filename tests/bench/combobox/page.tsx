/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { themeCss } from '../../../packages/ui/src/theme/css.ts';
import { manyPeople, type SubjectProps } from './people.ts';

const subjects = import.meta.glob<{ Subject: ComponentType<SubjectProps> }>('./subjects/*.tsx');

/** Shows the combobox that the address names, and notes how long it took to stand there. */
const [, name = '', count = '50000'] = location.hash.split('/');
const { Subject } = (await subjects[`./subjects/${name}.tsx`]?.()) ?? {};
const people = manyPeople(Number(count));
// The tokens, for all alike: they are none of a combobox's own bytes.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: themeCss({ fontUrl: 'data:,' }) }),
);
const root = document.querySelector('main');
if (!Subject || !root) throw new Error(`There is no combobox ${name}.`);
const started = performance.now();
createRoot(root).render(<Subject people={people} />);
requestAnimationFrame(() => {
  setTimeout(() => Object.assign(globalThis, { stood: performance.now() - started }));
});
