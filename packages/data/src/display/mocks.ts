import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { getDisplay, saveDisplay } from './contract.ts';
import type { Display } from './display.ts';
import none from './fixtures/getDisplay.json' with { type: 'json' };
import dark from './fixtures/saveDisplay.json' with { type: 'json' };

/** Recorded answers: nothing is saved, and a dark theme with large text. */
export const displays = {
  none: fixture(getDisplay, none),
  dark: fixture(saveDisplay, dark),
};

/** A carrier that stores the settings, and starts without any. */
export function rememberingDisplay() {
  let display: Display | null = null;
  return [
    mockEndpoint(getDisplay, () => ({ display })),
    mockEndpoint(saveDisplay, async (request) => {
      display = (await request.json()) as Display;
      return { display };
    }),
  ];
}

export const displayMocks = {
  getDisplay: mockEndpoint(getDisplay, displays.none),
  saveDisplay: mockEndpoint(saveDisplay, displays.dark),
};
