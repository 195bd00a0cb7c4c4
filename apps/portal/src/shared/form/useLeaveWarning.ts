import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';

/** Lets the browser ask before the document is left with unsaved input (`useUnsavedGuard`). */
export function useLeaveWarning(isUnsaved: boolean): void {
  const { keptForms } = usePortal();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (document.hasFocus() && !keptForms.areKept()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, keptForms]);
}
