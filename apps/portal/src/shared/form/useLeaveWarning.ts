import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';

/** Makes the browser ask before the user leaves the document with unsaved input (`useUnsavedGuard`). */
export function useLeaveWarning(isUnsaved: boolean): void {
  const { keptForms } = usePortal();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!keptForms.isInputStored()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, keptForms]);
}
