import type { Area } from '../Area.ts';
import { clientsRoutes } from './routes.ts';
import { deathsStep } from './seed/deathsStep.ts';
import type { BookStep } from '../db/seed/SeedStep.ts';
import { partyClients } from '../db/tables/partyClients.ts';

/** The client ids of the people on policies. An older book gets them too. */
const clientsStep: BookStep = {
  name: 'clients',
  tables: [partyClients],
  begin: (rows) => (seeded) => rows.add(partyClients, ...seeded.clients),
};

/** Clients: one person on all policies of a book, and the person's household. */
export const clients: Area = {
  routes: clientsRoutes,
  seedSteps: [clientsStep, deathsStep],
};
