/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { showSubject } from '../showSubject.tsx';
import { manyPeople, type SubjectProps } from './people.ts';

/** Shows the combobox that the address names, and notes how long it took to stand there. */
await showSubject(
  import.meta.glob<{ Subject: ComponentType<SubjectProps> }>('./subjects/*.tsx'),
  (count) => ({ people: manyPeople(count) }),
);
