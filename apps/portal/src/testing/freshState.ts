import { appStatus } from '../session/appStatus.ts';
import { notice } from '../session/notice.ts';
import { filterMemory } from '../shared/list/filterMemory.ts';
import frameStyle from '../layouts/frame.css?inline';

/** Takes away what a former story left outside React, and gives the shell its frame's style. */
export function freshState(): () => void {
  appStatus.clear();
  notice.clear();
  filterMemory.forget();
  const style = document.createElement('style');
  style.textContent = frameStyle;
  document.head.append(style);
  return () => style.remove();
}
