import { useEffect } from 'react';
import { usePortal } from '../../PortalContext.ts';

/** Makes the browser ask before the user leaves the document with unsaved input (`useUnsavedGuard`). */
export function useLeaveWarning(isUnsaved: boolean): void {
  const { formDrafts } = usePortal();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!formDrafts.isInputStored()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, formDrafts]);
}
