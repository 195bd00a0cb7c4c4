/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { manyRows, type SubjectProps } from './manyRows.ts';
import { showSubject } from '../showSubject.tsx';

/** Shows the table of the address, and records how long it took to be ready. */
await showSubject(
  import.meta.glob<{ Subject: ComponentType<SubjectProps> }>('./subjects/*.tsx'),
  (count) => ({ rows: manyRows(count) }),
);
