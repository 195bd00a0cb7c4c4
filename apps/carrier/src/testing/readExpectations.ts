import { readdirSync } from 'node:fs';
import type { Expectations } from './Expectations.ts';

const source = new URL('../', import.meta.url);

/** Reads the `expectations.ts` of every area. */
export async function readExpectations(): Promise<readonly Expectations[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found = files.filter((file) => file.endsWith('/expectations.ts')).toSorted();
  const modules = found.map(
    (file) => import(new URL(file, source).href) as Promise<{ expectations: Expectations }>,
  );
  return (await Promise.all(modules)).map(({ expectations }) => expectations);
}
