import type { actions } from './showPage.tsx';

type Actions = typeof actions;

/** One thing that a user does on a page. It names the action only, so a table of steps loads no page. */
export type Step = (user: Actions) => Promise<void> | void;

const step =
  <Name extends keyof Actions>(name: Name) =>
  (...given: Parameters<Actions[Name]>): Step =>
  (user) =>
    (user[name] as (...all: typeof given) => Promise<void>)(...given);

export const choose = step('choose');
export const chooseFile = step('chooseFile');
export const pick = step('pick');
export const press = step('press');
export const pressItem = step('pressItem');
export const tick = step('tick');
export const write = step('write');
