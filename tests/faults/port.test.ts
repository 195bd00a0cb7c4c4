import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startCarrier } from './carrierProcess.ts';
import { emptyPlace } from './dataFolders.ts';

const somebodyElse = createServer();
afterAll(() => somebodyElse.close());

test('a taken port is told by its number before any of the book is laid down', async () => {
  somebodyElse.listen(0);
  await once(somebodyElse, 'listening');
  const { port } = somebodyElse.address() as { port: number };
  const settings = { PORT: String(port), CARRIER_DATA: emptyPlace(), CARRIER_SIZE: 'large' };
  const { printed, ended } = startCarrier(settings);
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.log).toBe(
    `Port ${port} is taken. Stop what listens there, or choose another with PORT.\n`,
  );
  expect(printed.out).not.toContain('Laying down');
});
