/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import { manyRows, type SubjectProps } from './producers.ts';
import { showSubject } from '../showSubject.tsx';

/** Shows the table that the address names, and notes how long it took to stand there. */
await showSubject(
  import.meta.glob<{ Subject: ComponentType<SubjectProps> }>('./subjects/*.tsx'),
  (count) => ({ rows: manyRows(count) }),
);
