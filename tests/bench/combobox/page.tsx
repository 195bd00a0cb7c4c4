/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { showSubject } from '../showSubject.tsx';
import { manyPeople, type SubjectProps } from './people.ts';

/** Shows the combobox of the address, and records how long it took to be ready. */
await showSubject(
  import.meta.glob<{ Subject: ComponentType<SubjectProps> }>('./subjects/*.tsx'),
  (count) => ({ people: manyPeople(count) }),
);
