import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recordings } from '../scripts/recordings.ts';
import { contract } from './contract.ts';
import { type Endpoint, isFileResponse } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(contract);

/** Calls that need a current code or the signature of a device, which no recording has. */
const notRecorded = new Set([
  'confirmAuthenticator',
  'removeAuthenticator',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
]);

describe('the contract', () => {
  it.each(endpoints)('has %s under its own name', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
  });

  it('declares each call once', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('names each export differently', () => {
    const names = endpoints
      .flatMap(([, { response }]) =>
        isFileResponse(response) ? [response.fallbackName(new Date(0), {})] : [],
      )
      .filter((name) => name.endsWith('.xlsx'));
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(endpoints)('has a schema for each parameter in the path of %s', (_, { path, params }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = params ? (params as unknown as z.ZodMiniObject).shape : {};
    expect(Object.keys(shape)).toEqual(named);
  });

  it.each(endpoints)('records every answer except files: %s', (name, { response }) => {
    // A change with the answer of a read is recorded with that read.
    const isRecorded = recordings.some(
      ({ endpoint }) => endpoint === name || contract[endpoint].response === response,
    );
    expect(isRecorded).toBe(!isFileResponse(response) && !notRecorded.has(name));
  });
});

describe('the fixtures', () => {
  it.each(recordings)('match the contract: $file', ({ file, endpoint }) => {
    const { response } = contract[endpoint] as Endpoint;
    const text = readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8');
    const answer: unknown = JSON.parse(text);
    expect(z.parse(response as z.ZodMiniType, answer)).toEqual(answer);
  });

  it('are all recorded', () => {
    const kept = readdirSync(new URL('.', import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.includes('fixtures/'));
    expect(kept.sort()).toEqual(recordings.map(({ file }) => `${file}.json`).sort());
  });
});
