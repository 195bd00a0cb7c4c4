import { useCallback, useState } from 'react';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';

export type UnsavedNames = ReturnType<typeof useUnsavedNames>;

/** Tracks unsaved names in the panel of saved views, and asks for confirmation before they are lost. */
export function useUnsavedNames() {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [discarded, setDiscarded] = useState(0);
  const report = useCallback(
    (key: string, isTyped: boolean) =>
      setKeys((current) => {
        if (current.includes(key) === isTyped) return current;
        return isTyped ? [...current, key] : current.filter((one) => one !== key);
      }),
    [],
  );
  const { leave, question } = useConfirmClose(keys.length > 0, 'the name you entered', () =>
    setDiscarded((count) => count + 1),
  );
  return {
    /** One of the forms has an unsaved name. */
    isTyped: keys.length > 0,
    /** Each form of the panel reports by its key whether it has an unsaved name. */
    report,
    /** Runs an action that discards the name of one form, or all names. Asks first if a name is unsaved. */
    leave: (run: () => void, key?: string) =>
      key === undefined || keys.includes(key) ? leave(run) : run(),
    question,
    /** Counts how often names were discarded while the panel was open. Used as a key to reset the forms. */
    discarded,
  };
}
