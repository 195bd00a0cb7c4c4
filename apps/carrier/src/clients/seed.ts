import type { BookStep } from '../db/seed/SeedStep.ts';
import { partyClients } from '../db/tables/partyClients.ts';

/** The client ids of the people on policies. An older book gets them too. */
export const clientsStep: BookStep = {
  name: 'clients',
  tables: [partyClients],
  begin: (rows) => (seeded) => rows.add(partyClients, ...seeded.clients),
};
