import { useEffect } from 'react';
import { keptForms } from './keptForms.ts';

/** Lets the browser ask before the document is left with unsaved input (`useUnsavedGuard`). */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (document.hasFocus() && !keptForms.areKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
