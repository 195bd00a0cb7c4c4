import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { EndpointName } from '@agent-portal/data/contract';
import type { AccessRows, Case } from './accessCase.ts';

const folder = path.join(import.meta.dirname, 'rows');

/** The rows of each area: every `rows/<resource>Access.ts`. */
const areas = await Promise.all(
  readdirSync(folder).map(
    async (file) => (await import(path.join(folder, file))) as Record<string, AccessRows>,
  ),
);

/** The answer of each call for each caller, written by hand from sections 4, 6 and 7 of the specification. */
export const accessTable: Readonly<Record<EndpointName, readonly Case[]>> = Object.assign(
  {},
  ...areas.flatMap((rows) => Object.values(rows)),
);
