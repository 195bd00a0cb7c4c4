import type * as showPage from './showPage.tsx';

type Screen = typeof showPage;

/** One thing that a user does on a page. It names the action only, so a table of steps loads no page. */
export type Step = (screen: Screen) => Promise<void> | void;

const step =
  <Action extends 'choose' | 'chooseFile' | 'pick' | 'press' | 'pressItem' | 'tick' | 'write'>(
    action: Action,
  ) =>
  (...given: Parameters<Screen[Action]>): Step =>
  (screen) =>
    (screen[action] as (...all: typeof given) => Promise<void>)(...given);

export const choose = step('choose');
export const chooseFile = step('chooseFile');
export const pick = step('pick');
export const press = step('press');
export const pressItem = step('pressItem');
export const tick = step('tick');
export const write = step('write');
