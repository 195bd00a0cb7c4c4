import { useCallback, useState } from 'react';
import { useConfirmClose } from '../../../shared/form/useConfirmClose.tsx';

export type UnsavedNames = ReturnType<typeof useUnsavedNames>;

/** The names that are typed into the panel of saved views and not saved: asks before they are lost. */
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
    /** A name is typed in one of the forms. */
    isTyped: keys.length > 0,
    /** Each form of the panel reports by its key whether a name is typed in it. */
    report,
    /** Runs what loses the name of one form, or of all: asks first where one is typed. */
    leave: (run: () => void, key?: string) =>
      key === undefined || keys.includes(key) ? leave(run) : run(),
    question,
    /** How often the names were discarded with the panel open: draws the forms again. */
    discarded,
  };
}
