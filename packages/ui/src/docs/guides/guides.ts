import { dataGuides } from './dataGuides.ts';
import { inputGuides } from './inputGuides.ts';
import { layoutGuides } from './layoutGuides.ts';
import { otherGuides } from './otherGuides.ts';
import { shellGuides } from './shellGuides.ts';

/** The docs of each component, by the last part of its stories' title. */
export const guides = {
  ...inputGuides,
  ...dataGuides,
  ...layoutGuides,
  ...otherGuides,
  ...shellGuides,
};
