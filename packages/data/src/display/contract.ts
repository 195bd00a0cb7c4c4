import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { contrasts, densities, motions, singleKeyChoices, textSizes, themes } from './display.ts';

const settings = {
  textSize: z.enum(textSizes),
  density: z.enum(densities),
  theme: z.enum(themes),
  contrast: z.enum(contrasts),
  motion: z.enum(motions),
  singleKeys: z.enum(singleKeyChoices),
};

/** Common to all calls: each answers the settings of the caller. */
const shared = {
  path: '/API/UserData/Display',
  access: { who: 'signed-in' },
  response: z.object({
    /** Null until the user saves settings. */
    display: z.nullable(z.object(settings)),
  }),
  isOptional: true,
  onServerError: 'inline',
  onForbidden: 'inline',
} as const;

export const getDisplay = endpoint({
  ...shared,
  name: 'getDisplay',
  method: 'GET',
  effect: 'read',
  source: 'an extension: display settings',
  summary: 'Text size, density, theme, contrast, motion and single-key commands of the caller.',
});

export const saveDisplay = endpoint({
  ...shared,
  name: 'saveDisplay',
  method: 'POST',
  effect: 'change',
  source: 'an extension: display settings',
  summary: 'Saves the display settings of the caller, for all browsers.',
  body: z.strictObject(settings),
});

export const displayEndpoints = { getDisplay, saveDisplay };
