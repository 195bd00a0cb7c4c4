import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startCarrier } from './startCarrier.ts';
import { emptyPlace } from './dataFolders.ts';

const otherServer = createServer();
afterAll(() => otherServer.close());

test('a taken port is reported by its number before the database is seeded', async () => {
  otherServer.listen(0);
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as { port: number };
  const settings = { PORT: String(port), CARRIER_DATA: emptyPlace(), CARRIER_SIZE: 'large' };
  const { printed, ended } = startCarrier(settings);
  expect(await ended).toEqual({ code: 1, signal: null });
  expect(printed.log).toBe(
    `Port ${port} is taken. Stop what listens there, or choose another with PORT.\n`,
  );
  expect(printed.out).not.toContain('Seeding');
});
