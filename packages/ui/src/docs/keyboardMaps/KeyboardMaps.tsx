import { guides } from '../guides/guides.ts';
import { KeyboardMap } from './KeyboardMap.tsx';

/** The keys of every component that has any. */
export function KeyboardMaps() {
  return Object.keys(guides).map((name) => <KeyboardMap key={name} of={name} />);
}
